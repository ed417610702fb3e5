import type { ReactNode } from 'react';
import { times } from '../../contract/natives.ts';
import { ReviewSkeleton } from '../../ui/cards/review-skeleton.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/skeleton.tsx';

const skeletons = 4;

/** The placeholders of news. */
export function EventSkeletons(): ReactNode {
  return (
    <ul aria-busy>
      {times(skeletons, index => (
        <li key={index} aria-hidden>
          <div className="mp-event">
            <div className="mp-event__head">
              <Skeleton width={40} height={40} />
              <div>
                <SkeletonLine width={180} line={20} />
                <SkeletonLine width={90} line={20} />
              </div>
            </div>
            <ReviewSkeleton />
          </div>
        </li>
      ))}
    </ul>
  );
}
