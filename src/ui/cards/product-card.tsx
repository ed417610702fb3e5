import type { ReactNode } from 'react';
import { uiMessages } from '../../contract/messages/ui.ts';
import type { ProductCard as Product } from '../../contract/search.ts';
import { scoresOf } from '../../domain/medal.ts';
import { cx, type Maybe } from '../cx.ts';
import { Skeleton, SkeletonLine } from '../feedback/progress.tsx';
import { Picture } from '../media/picture.tsx';
import { Link } from '../navigation/link.tsx';
import { Scores } from './score.tsx';
import { Rating } from './stars.tsx';

export interface ProductCardProps {
  readonly product: Product;
  /** Formatted, in the chosen currency. Without one, the card shows no price. */
  readonly price?: Maybe<string>;
  /** Loads the picture at once: for cards that are visible without scrolling. */
  readonly eager?: boolean | undefined;
  readonly priority?: boolean | undefined;
  /** Heading level of the title. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** Buttons, which have fixed places in the card. */
  readonly children?: ReactNode;
}

/**
 * A product in a list. The link of the title covers the card; the link of the shop lies above it.
 * The markup is flat on purpose: half the time of showing a page of results is layout and paint of cards.
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
        <Link href={product.internal_path} className="mp-card__link">
          {product.title}
        </Link>
      </Heading>
      <Rating value={product.average_rating} count={product.reviews_count} />
      <Scores scores={scoresOf(product)} of={product.title} />
      {price && <Price price={price} className="mp-card__price" />}
      {product.shop_name && (
        <p className="mp-card__shop">
          {product.shop_internal_path ? (
            <Link href={product.shop_internal_path}>{product.shop_name}</Link>
          ) : (
            product.shop_name
          )}
        </p>
      )}
      {children}
    </article>
  );
}

/** The placeholder of a card while it loads, of the same height. */
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
  /** Formatted, in the currency of the store; shown where it differs from `price`. */
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

/** A grid of cards, each in a `<li>`: two columns on a phone, three, four or six in wider windows. */
export function ProductGrid({ children }: { readonly children: ReactNode }) {
  return <ul className="mp-grid">{children}</ul>;
}

/** The grid while its products load. */
export function ProductGridSkeleton({ count = 12 }: { count?: number | undefined }) {
  return (
    <div className="mp-grid" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all items are alike
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
