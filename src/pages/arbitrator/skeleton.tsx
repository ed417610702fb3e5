import type { ReactNode } from 'react';
import { times } from '../../contract/natives.ts';
import { Skeleton, SkeletonLine } from '../../ui/feedback/skeleton.tsx';

const rows = 6;

/** The list of disputes while it loads, with its controls where they are not there yet. */
export function DisputeListSkeleton({ hasControls }: { readonly hasControls?: boolean }): ReactNode {
  return (
    <div aria-hidden>
      {hasControls && <div className="mp-arbitrator__controls mp-arbitrator__controls--loading" />}
      <ul>
        {times(rows, index => (
          <li key={index} className="mp-case">
            <span className="mp-case__picture">
              <Skeleton height="100%" />
            </span>
            <div className="mp-case__text">
              <SkeletonLine width="min(320px, 80%)" line={24} />
              <SkeletonLine width="min(420px, 95%)" />
              <SkeletonLine width="96%" line={24} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
