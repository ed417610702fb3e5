import { Skeleton, SkeletonLine } from '../../ui/feedback/skeleton.tsx';

/** Shown while the product loads. */
export function OverviewSkeleton() {
  return (
    <div className="mp-product__wait" aria-hidden>
      <div className="mp-product__way">
        <Skeleton width={220} />
      </div>
      <div className="mp-product__top">
        <Skeleton className="mp-picture mp-product__picture" />
        <div className="mp-product__facts">
          <SkeletonLine width={180} />
          <Skeleton width="90%" height={34} />
          <RatingSkeleton />
          <Skeleton width={120} height={34} />
          <ScoresSkeleton />
          <Skeleton className="mp-product__buy" width={180} height={52} />
        </div>
        <div className="mp-product__more">
          <Skeleton width={200} height={36} />
        </div>
        <div className="mp-product__about">
          <SkeletonLine width={200} line={26} />
          <SkeletonLine line={24} />
          <SkeletonLine line={24} />
          <SkeletonLine line={24} width="70%" />
        </div>
      </div>
    </div>
  );
}

/** Keeps the room of the rating. */
export function RatingSkeleton() {
  return <SkeletonLine width={220} line={28} />;
}

/** Keeps the room of the scores. */
export function ScoresSkeleton() {
  return (
    <div className="mp-product__scores" aria-hidden>
      <Skeleton height="auto" />
      <Skeleton height="auto" />
    </div>
  );
}
