import type { ReactNode } from 'react';
import { SkeletonLine } from '../feedback/skeleton.tsx';

/** The placeholder of an ordered product while it loads, of the same height. */
export function LineItemSkeleton(): ReactNode {
  return (
    <div className="mp-line-item" aria-hidden>
      <span className="mp-picture mp-line-item__picture" />
      <div className="mp-line-item__facts">
        <SkeletonLine width="min(340px, 90%)" line={24} />
        <SkeletonLine width="min(140px, 50%)" />
        <SkeletonLine width="min(180px, 60%)" />
      </div>
    </div>
  );
}
