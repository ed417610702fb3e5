import type { ReactNode } from 'react';
import { reviewerDisputeMessages as texts } from '../../contract/messages/reviewer-dispute.ts';
import { Skeleton, SkeletonLine } from '../../ui/feedback/progress.tsx';

/** A dispute while it loads. */
export function DisputeSkeleton(): ReactNode {
  return (
    <>
      <h1 className="mp-visually-hidden">{texts.loading}</h1>
      <div aria-hidden>
        <div className="mp-own-dispute__head">
          <div>
            <SkeletonLine width="min(420px, 80%)" line={34} />
            <SkeletonLine width="min(180px, 50%)" line={24} />
          </div>
        </div>
        <div className="mp-own-dispute__parts mp-own-dispute__parts--loading">
          <div>
            <Skeleton height={188} />
          </div>
          <div className="mp-own-dispute__about">
            <Skeleton height={88} />
          </div>
        </div>
      </div>
    </>
  );
}
