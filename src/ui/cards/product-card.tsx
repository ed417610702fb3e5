import { type ComponentPropsWithRef, memo, type ReactNode } from 'react';
import { times } from '../../contract/natives.ts';
import type { ProductCard as Product } from '../../contract/search.ts';
import { isLink } from '../../domain/links.ts';
import { scoresOf } from '../../domain/medal.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useUi } from '../context.tsx';
import { cx, type Maybe } from '../cx.ts';
import { renderPicture } from '../media/picture.tsx';
import { renderRating } from './rating.tsx';
import { renderScores, type SelectedScores } from './scores.tsx';

export interface ProductCardProps {
  readonly product: Product;
  /** Without one, the card shows no price. */
  readonly price?: Maybe<Omit<PriceProps, 'className'>>;
  /** Loads the picture at once: for cards that are visible without scrolling. */
  readonly eager?: boolean | undefined;
  readonly priority?: boolean | undefined;
  /** Heading level of the title. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** Explains the scores: the list has the dialog, see `ExplainedScores`. */
  readonly onExplain: (selected: SelectedScores) => void;
  /** Buttons, which have fixed places in the card. */
  readonly children?: ReactNode;
}

/** A product in a list. The link of the title covers the card; the link of the shop lies above it. */
export function renderProductCard({
  product,
  price,
  eager,
  priority,
  level,
  onExplain,
  children,
}: ProductCardProps) {
  return (
    <article className="mp-card" aria-label={product.title}>
      <CardContent product={product} eager={eager} priority={priority} level={level} onExplain={onExplain} />
      {price &&
        (price.about || price.before ? (
          renderPrice({ ...price, className: 'mp-card__price' })
        ) : (
          <span className="mp-card__price mp-price__amount">{price.price}</span>
        ))}
      {product.shop_name && (
        <p className="mp-card__shop">
          {product.shop_internal_path ? (
            <a href={hrefOf(product.shop_internal_path)}>{product.shop_name}</a>
          ) : (
            product.shop_name
          )}
        </p>
      )}
      {children}
    </article>
  );
}

export { renderProductCard as ProductCard };

/**
 * The content of a card above its price. The markup is flat on purpose: half the time of showing a page of results is layout
 * and paint of cards. Its parts are rendered by functions: as components they cost a fifth of the script of a filter change.
 * Memoised: a heart or another currency must not re-render it. A re-rendered fibre keeps an alternate, which doubles the memory
 * of the card.
 */
const CardContent = memo(function CardContent({
  product,
  eager,
  priority,
  level = 3,
  onExplain,
}: Omit<ProductCardProps, 'price' | 'children'>) {
  const { locale } = useUi();
  const Heading = `h${level}` as const;
  return (
    <>
      {renderPicture({
        src: product.image_url,
        retina: product.retina_image_url,
        sign: product.category_image_url,
        alt: '',
        eager,
        priority,
      })}
      <Heading className="mp-card__title">
        <a className="mp-card__link" dir="auto" href={hrefOf(product.internal_path)}>
          {product.title}
        </a>
      </Heading>
      {renderRating({ value: product.average_rating, count: product.reviews_count }, locale)}
      {renderScores({ scores: scoresOf(product), of: product.title }, locale, onExplain)}
    </>
  );
});

/** An address from the host that is empty or not allowed, such as a script, is left out, as in `Link`. */
const hrefOf = (address: string) => (isLink(address) ? address : undefined);

/** The placeholder of a card while it loads, of the same height. The stylesheet renders all of it. */
export function ProductCardSkeleton() {
  return <div className="mp-card mp-card--waits" aria-hidden />;
}

export interface PriceProps {
  /** Formatted, in the chosen currency or that of the store. */
  readonly price: string;
  /** The price in another currency, as text. */
  readonly about?: Maybe<string>;
  /** What it cost before a sale. */
  readonly before?: Maybe<string>;
  readonly className?: string | undefined;
}

function renderPrice({ price, about, before, className }: PriceProps) {
  return (
    <span className={cx('mp-price', className)}>
      <span className="mp-price__amount">{price}</span>
      {before && (
        <s className="mp-price__store">
          <span className="mp-visually-hidden">{`${uiMessages.formerPrice} `}</span>
          <span>{before}</span>
        </s>
      )}
      {about && <span className="mp-price__store">{about}</span>}
    </span>
  );
}

export { renderPrice as Price };

/** A grid of cards, each in a `<li>`: two columns on a phone, three, four or six in wider windows. */
export function ProductGrid(props: ComponentPropsWithRef<'ul'>) {
  return <ul className="mp-grid" {...props} />;
}

/** The grid while its products load. */
export function ProductGridSkeleton({ count = 12 }: { count?: number | undefined }) {
  return (
    <div className="mp-grid" aria-hidden>
      {times(count, index => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
