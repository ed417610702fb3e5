import type { ReactNode } from 'react';
import { Skeleton, SkeletonLine } from '../ui/feedback/progress.tsx';

/** A dispute while it loads. `title` is for screen readers. */
export function DisputeSkeleton({ title }: { readonly title: string }): ReactNode {
  return (
    <>
      <h1 className="mp-visually-hidden">{title}</h1>
      <div aria-hidden>
        <div className="mp-dispute-page__head">
          <div>
            <SkeletonLine width="min(420px, 80%)" line={34} />
            <SkeletonLine width="min(180px, 50%)" line={24} />
          </div>
        </div>
        <div className="mp-dispute-page__parts mp-dispute-page__parts--loading">
          <div>
            <Skeleton height={188} />
          </div>
          <div className="mp-dispute-page__about">
            <Skeleton height={88} />
          </div>
        </div>
      </div>
    </>
  );
}
