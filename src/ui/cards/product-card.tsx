import type { ReactNode } from 'react';
import { uiMessages } from '../../contract/messages/ui.ts';
import type { ProductCard as Product } from '../../contract/search.ts';
import { scoresOf } from '../../domain/medal.ts';
import { cx, type Maybe } from '../cx.ts';
import { Skeleton, SkeletonLine } from '../feedback/progress.tsx';
import { Picture } from '../media/picture.tsx';
import { A } from '../settings.tsx';
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

export interface PriceProps {
  /** Formatted, in the chosen currency. */
  readonly price: string;
  /** Formatted, as the store asks for it; shown where it says something else. */
  readonly storePrice?: Maybe<string>;
  readonly size?: 'md' | 'lg' | undefined;
  readonly className?: string | undefined;
}

export function Price({ price, storePrice, size, className }: PriceProps) {
  return (
    <span className={cx('mp-price', size === 'lg' && 'mp-price--lg', className)}>
      <span className="mp-price__amount">{price}</span>
      {storePrice && storePrice !== price && (
        <span className="mp-price__store">{uiMessages.storePrice(storePrice)}</span>
      )}
    </span>
  );
}

/** A grid of cards, a `<li>` each: two columns on a phone, three, four or six in wider windows. */
export function ProductGrid({ children }: { readonly children: ReactNode }) {
  return <ul className="mp-grid">{children}</ul>;
}

/** The grid while its products are on their way. */
export function ProductGridSkeleton({ count = 12 }: { count?: number | undefined }) {
  return (
    <div className="mp-grid" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
