import type { CSSProperties, ReactNode } from 'react';
import type { ShopPage } from '../../api/shop.ts';
import type { ShopData } from '../../contract/shop.ts';
import { showsRecommendations } from '../../domain/shop.ts';
import { ProductCardSkeleton } from '../../ui/cards/product-card.tsx';
import { ReviewSkeleton } from '../../ui/cards/review-skeleton.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/skeleton.tsx';

/** Shown while the store loads. */
export function ShopSkeleton() {
  return (
    <div aria-hidden>
      <div className="mp-shop__top">
        <div className="mp-shop__facts">
          <div className="mp-shop__name">
            <Skeleton className="mp-avatar" />
            <Skeleton width={200} height={62} />
          </div>
          <SkeletonLine line={96} width="80%" />
          <Skeleton width={350} height="var(--mp-control)" />
        </div>
        <ScoresSkeleton />
      </div>
      <ShelfSkeleton>{productSkeletons}</ShelfSkeleton>
    </div>
  );
}

/** Keeps the room of the contact: one line for each way to reach the store. */
export function ContactSkeleton({
  shop: { country, contact_info, shop_metrics },
}: {
  readonly shop: ShopData;
}) {
  const { response_time, usual_response_time, email, phone, address } = contact_info ?? {};
  const line = <SkeletonLine width={180} line={24} />;
  return (
    <div className="mp-shop__contact" aria-hidden>
      {(response_time || usual_response_time) && line}
      {shop_metrics?.replies_count != null && line}
      {email && line}
      {phone && line}
      {(address || country) && line}
    </div>
  );
}

/** Keeps the room of the scores. */
export function ScoresSkeleton() {
  return (
    <div className="mp-shop__scores" aria-hidden>
      <Skeleton height="auto" />
      <Skeleton height="auto" />
    </div>
  );
}

const productSkeletons = [1, 2, 3, 4, 5, 6].map(key => <ProductCardSkeleton key={key} />);
const reviewSkeletons = [1, 2, 3, 4].map(key => <ReviewSkeleton key={key} boxed />);

/** Shown while the code of the shelves loads: one for each. */
export function ShelfSkeletons({
  page: { shop_data, top_products, featured_cards },
}: {
  readonly page: ShopPage;
}) {
  return (
    <>
      {top_products?.length ? <ShelfSkeleton>{productSkeletons}</ShelfSkeleton> : null}
      {showsRecommendations(shop_data.settings) && featured_cards?.length ? (
        <ShelfSkeleton slideWidth="min(360px, 84vw)">{reviewSkeletons}</ShelfSkeleton>
      ) : null}
    </>
  );
}

interface ShelfSkeletonProps {
  readonly slideWidth?: string;
  readonly children: ReactNode;
}

function ShelfSkeleton({ slideWidth, children }: ShelfSkeletonProps) {
  return (
    <div className="mp-section" aria-hidden>
      <div className="mp-section__head">
        <SkeletonLine width={240} line={44} />
      </div>
      <div
        className="mp-carousel"
        style={slideWidth ? ({ '--mp-slide': slideWidth } as CSSProperties) : undefined}
      >
        <div className="mp-carousel__row">{children}</div>
      </div>
    </div>
  );
}
