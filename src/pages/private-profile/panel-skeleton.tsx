import type { ReactNode } from 'react';
import type { PrivateTab } from '../../contract/profile.ts';
import { LineItemSkeleton } from '../../ui/cards/line-item-skeleton.tsx';
import { ReviewSkeleton } from '../../ui/cards/review-skeleton.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Shown while the code of the lists loads. */
export function PanelSkeleton({ tab }: { readonly tab: PrivateTab }): ReactNode {
  if (tab !== 'reviews') return <RowSkeletons />;
  return (
    <div className="mp-profile__columns" aria-hidden>
      <div>
        <div className="mp-profile__filters">
          <Skeleton height={48} />
          <div className="mp-chip-row">
            <Skeleton width={280} height={36} />
          </div>
          <div className="mp-profile__selects">
            <Skeleton width={280} height="var(--mp-control)" />
          </div>
        </div>
        <ReviewSkeletons />
      </div>
    </div>
  );
}

/** Shown while reviews load. */
export function ReviewSkeletons(): ReactNode {
  return [1, 2, 3, 4].map(key => <ReviewSkeleton key={key} />);
}

/** Shown while one of the other lists loads: as high as an ordered product. */
export function RowSkeletons(): ReactNode {
  return (
    <div className="mp-line-items">
      {[1, 2, 3, 4, 5].map(key => (
        <LineItemSkeleton key={key} />
      ))}
    </div>
  );
}
