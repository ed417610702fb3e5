import type { ReactNode } from 'react';
import { mediaItems } from '../../domain/media.ts';
import { reviewHref } from '../../domain/review-link.ts';
import { ReviewCard, type ReviewCardProps } from './review-card.tsx';

/** Lines of the text. Pictures are as high as four. */
const [linesAlone, linesAbovePictures] = [7, 3];

/** A review in a row of boxes, all of them about as high: its reply stands on the page that it leads to, if it leads to one. */
export function RowReview({ review, ...props }: Omit<ReviewCardProps, 'boxed' | 'lines'>): ReactNode {
  const lines = mediaItems(review).length > 0 ? linesAbovePictures : linesAlone;
  return (
    <ReviewCard
      {...props}
      review={reviewHref(review) ? { ...review, reply: null } : review}
      boxed
      lines={lines}
    />
  );
}
