import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a product that is on its way. */
export function OverviewSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton width={220} />
      <div className="mp-product__top">
        <Skeleton className="mp-picture mp-product__picture" height="auto" />
        <div className="mp-product__facts">
          <Skeleton width={180} />
          <Skeleton width="90%" height={34} />
          <Skeleton width={240} height={24} />
          <Skeleton width={120} height={34} />
          <div className="mp-product__scores">
            <Skeleton height={72} />
            <Skeleton height={72} />
          </div>
          <Skeleton width={180} height={52} />
          <div className="mp-product__about">
            <Skeleton width={200} height={24} />
            <Skeleton />
            <Skeleton />
            <Skeleton width="70%" />
          </div>
        </div>
      </div>
    </div>
  );
}
