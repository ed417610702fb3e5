import type { ReactNode } from 'react';
import type { ProductCard as Product } from '../../contract/search.ts';
import { scoresOf } from '../../domain/medal.ts';
import type { Maybe } from '../cx.ts';
import { Skeleton, SkeletonLine } from '../feedback/skeleton.tsx';
import { Picture } from '../media/picture.tsx';
import { A } from '../settings.tsx';
import { Price } from './price.tsx';
import { Scores } from './score.tsx';
import { Rating } from './stars.tsx';

export interface ProductCardProps {
  readonly product: Product;
  /** Formatted, in the chosen currency; null shows none. */
  readonly price?: Maybe<string>;
  /** For the cards of the first screen. */
  readonly eager?: boolean | undefined;
  readonly priority?: boolean | undefined;
  /** Level of the title among the headings of the page. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** What can be done with it: buttons with a place of their own in the card. */
  readonly children?: ReactNode;
}

/**
 * A product among others. The link of the title covers the card; the link of the shop lies above it.
 * Flat and plain on purpose: half the time of showing a page of results is layout and paint of these.
 */
export function ProductCard({ product, price, eager, priority, level = 3, children }: ProductCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="mp-card">
      <Picture
        src={product.image_url}
        retina={product.retina_image_url}
        alt=""
        eager={eager}
        priority={priority}
      />
      <Heading className="mp-card__title">
        <A href={product.internal_path} className="mp-card__link">
          {product.title}
        </A>
      </Heading>
      <Rating value={product.average_rating} count={product.reviews_count} />
      <Scores scores={scoresOf(product)} of={product.title} />
      {price && <Price price={price} className="mp-card__price" />}
      {product.shop_name && (
        <p className="mp-card__shop">
          {product.shop_internal_path ? (
            <A href={product.shop_internal_path}>{product.shop_name}</A>
          ) : (
            product.shop_name
          )}
        </p>
      )}
      {children}
    </article>
  );
}

/** The shape of a card that is on its way, as high as the card will be. */
export function ProductCardSkeleton() {
  return (
    <div className="mp-card" aria-hidden>
      <Skeleton className="mp-picture" height="auto" />
      <div className="mp-card__title">
        <SkeletonLine width="92%" />
        <SkeletonLine width="55%" />
      </div>
      <SkeletonLine width="68%" />
      <div className="mp-scores">
        <Skeleton width={72} height={36} />
        <Skeleton width={72} height={36} />
      </div>
      <SkeletonLine width="36%" line={24} />
      <SkeletonLine width="52%" line={16} />
    </div>
  );
}
