import type { ReactNode } from 'react';
import { newReviewMessages as texts } from '../../messages/new-review.ts';
import { writeReviewMessages } from '../../messages/write-review.ts';
import { LineItemSkeleton } from '../../ui/cards/line-item-skeleton.tsx';
import { FieldSkeletons } from '../../ui/forms/field-skeletons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Heights of the fields below their labels, with their hints, px. */
const fields = [44, 72, 194, 106, 44];

/** The form while it loads. */
export function FormSkeleton(): ReactNode {
  return (
    <>
      <h1 className="mp-h1">{writeReviewMessages.title}</h1>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className="mp-line-items">
        <LineItemSkeleton />
      </div>
      <div className="mp-form-page__parts mp-form-page__parts--loading mp-reading" aria-hidden>
        <div className="mp-form">
          <FieldSkeletons heights={fields} />
        </div>
      </div>
    </>
  );
}
