import { cx } from '../cx.ts';
import { Skeleton, SkeletonLine } from '../feedback/skeleton.tsx';

/** The placeholder of a review while it loads. A file of its own: the card itself may be lazy. */
export function ReviewSkeleton({ boxed }: { boxed?: boolean | undefined }) {
  return (
    <div className={cx('mp-review', boxed && 'mp-review--boxed')} aria-hidden>
      <div className="mp-review__head">
        <Skeleton className="mp-avatar" />
        <SkeletonLine width={140} />
      </div>
      <div className="mp-review__line">
        <SkeletonLine width={160} />
      </div>
      <div className="mp-review__title">
        <SkeletonLine width="45%" line={24} />
      </div>
      <div className="mp-review__body">
        <SkeletonLine line={24} />
        <SkeletonLine width="96%" line={24} />
        <SkeletonLine width="60%" line={24} />
      </div>
    </div>
  );
}
