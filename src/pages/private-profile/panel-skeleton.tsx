import type { ReactNode } from 'react';
import type { PrivateTab } from '../../contract/profile.ts';
import { LineItemSkeleton } from '../../ui/cards/line-item-skeleton.tsx';
import { ReviewSkeleton } from '../../ui/cards/review-skeleton.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/skeleton.tsx';

/** Shown while the code of the lists loads. */
export function PanelSkeleton({ tab }: { readonly tab: PrivateTab }): ReactNode {
  if (tab !== 'reviews') return <RowSkeletons tab={tab} />;
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

/** Shown while one of the other lists loads, in the shape of its cards. */
export function RowSkeletons({ tab }: { readonly tab: Exclude<PrivateTab, 'reviews'> }): ReactNode {
  const Row = rowSkeletons[tab];
  return (
    <ul className="mp-line-items" aria-hidden>
      {[1, 2, 3, 4, 5].map(key => (
        <li key={key}>
          <Row />
        </li>
      ))}
    </ul>
  );
}

const rowSkeletons = { orders: LineItemSkeleton, disputes: DisputeSkeleton, rewards: RewardSkeleton };

function DisputeSkeleton(): ReactNode {
  return (
    <div className="mp-line-item">
      <span className="mp-picture mp-line-item__picture" />
      <div className="mp-line-item__facts">
        <Skeleton width={140} height={24} />
        <SkeletonLine width="80%" line={40} />
        <SkeletonLine width="50%" />
        <SkeletonLine width="60%" />
        <SkeletonLine width="70%" />
        <SkeletonLine width="90%" />
      </div>
    </div>
  );
}

function RewardSkeleton(): ReactNode {
  return (
    <div className="mp-reward">
      <div className="mp-reward__worth">
        <Skeleton width={64} height={26} />
      </div>
      <div className="mp-reward__text">
        <SkeletonLine width="40%" />
        <SkeletonLine width="80%" line={24} />
        <SkeletonLine width="90%" />
        <SkeletonLine width="70%" line={36} />
        <SkeletonLine width="60%" />
        <SkeletonLine width="60%" />
      </div>
    </div>
  );
}
