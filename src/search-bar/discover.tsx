import { type ReactNode, useId } from 'react';
import { discoverMessages as texts } from '../messages/search-bar.ts';
import { hasModifier } from '../routing/addresses/link-destination.ts';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import {
  clearViewedAtom,
  recentlyViewedAtom,
  type ViewedItem,
  viewedPriceAtom,
} from '../state/goods/recently-viewed.ts';
import { moneyAtom } from '../state/money/money.ts';
import { productPrice } from '../state/money/product-price.ts';
import { usePopularSearches } from '../state/search/popular-searches.ts';
import { addRecentAtom } from '../state/search/recent-searches.ts';
import { searchTargetAtom } from '../state/search/search.ts';
import { Price } from '../ui/cards/product-card.tsx';
import { Picture } from '../ui/media/picture.tsx';
import { Link } from '../ui/navigation/link.tsx';

/** What many people search for, as links of a page. Nothing where the host does not say. */
export function PopularSearches(): ReactNode {
  return <PopularTexts texts={usePopularSearches() ?? []} />;
}

/** The same with texts at hand, for a part that waits for them: to ask again within it would make it wait again. */
export function PopularTexts({ texts: popular }: { readonly texts: readonly string[] }): ReactNode {
  const id = useId();
  const targetOf = useAtomValue(searchTargetAtom);
  const addRecent = useSetAtom(addRecentAtom);
  if (popular.length === 0) return null;
  return (
    <div className="mp-popular">
      <DiscoverHead id={id} title={texts.popular} />
      <ul aria-labelledby={id} className="mp-discover__popular">
        {popular.map(text => (
          <li key={text}>
            <Link
              href={targetOf(text)}
              className="mp-chip"
              dir="auto"
              onClick={event => hasModifier(event) || addRecent(text)}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What this device has viewed last, as links of a page, and the button that forgets it. Nothing where there is none. */
export function ViewedItems({ onClear }: { readonly onClear: () => void }): ReactNode {
  const id = useId();
  const viewed = useAtomValue(recentlyViewedAtom);
  const clear = useSetAtom(clearViewedAtom);
  if (viewed.length === 0) return null;
  return (
    <section className="mp-viewed" aria-labelledby={id}>
      <DiscoverHead
        id={id}
        as="h2"
        title={texts.viewed}
        clear={texts.clear}
        clearLabel={texts.clearViewed}
        onClear={() => {
          onClear();
          clear();
        }}
      />
      <ul className="mp-discover__viewed">
        {viewed.map(item => (
          <li key={item.path}>
            <Link href={item.path} className="mp-viewed__item">
              <ViewedTile item={item} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DiscoverHeadProps {
  readonly id: string;
  readonly title: string;
  /** The element of the title: a heading where it is a part of the page. */
  readonly as?: 'h2' | 'span';
  /** Label of the button that empties the list, and its name where that says more. */
  readonly clear?: string;
  readonly clearLabel?: string;
  readonly onClear?: () => void;
}

/** The title of a list, and the button that empties it. A press leaves the focus where it is. */
export function DiscoverHead({
  id,
  title,
  as: Title = 'span',
  clear,
  clearLabel,
  onClear,
}: DiscoverHeadProps): ReactNode {
  return (
    <div className="mp-discover__head">
      <Title id={id} className="mp-discover__title">
        {title}
      </Title>
      {onClear && (
        <button
          type="button"
          className="mp-link"
          aria-label={clearLabel}
          onMouseDown={event => event.preventDefault()}
          onClick={onClear}
        >
          {clear}
        </button>
      )}
    </div>
  );
}

/** Picture, name and, where it is known, the price. */
export function ViewedTile({ item }: { readonly item: ViewedItem }): ReactNode {
  const money = useAtomValue(moneyAtom);
  const product = useAtomValue(viewedPriceAtom)(item);
  const price = product && productPrice(money, product);
  return (
    <>
      <Picture
        src={item.image}
        retina={item.retina}
        alt=""
        className={`mp-viewed__picture mp-viewed__picture--${item.kind}`}
      />
      <span className="mp-viewed__name" dir="auto">
        {item.name}
      </span>
      {price && <Price {...price} />}
    </>
  );
}
