import { type MouseEvent, type ReactNode, useId } from 'react';
import { discoverMessages as texts } from '../messages/discover.ts';
import { hasModifier } from '../routing/link-destination.ts';
import { useAtomValue, useSetAtom } from '../state/jotai.ts';
import { moneyAtom } from '../state/money.ts';
import { usePopularSearches } from '../state/popular-searches.ts';
import { addRecentAtom } from '../state/recent-searches.ts';
import {
  clearViewedAtom,
  recentlyViewedAtom,
  type ViewedItem,
  viewedPriceAtom,
} from '../state/recently-viewed.ts';
import { searchTargetAtom } from '../state/search.ts';
import { Price } from '../ui/cards/product-card.tsx';
import { Picture } from '../ui/media/picture.tsx';
import { Link } from '../ui/navigation/link.tsx';

interface FollowedProps {
  /** Called when a link is followed in this tab. */
  readonly onFollow?: (() => void) | undefined;
}

/** What many people search for, as links. Nothing where the host does not say. */
export function PopularSearches({ onFollow }: FollowedProps): ReactNode {
  const id = useId();
  const popular = usePopularSearches();
  const targetOf = useAtomValue(searchTargetAtom);
  const addRecent = useSetAtom(addRecentAtom);
  if (popular.length === 0) return null;
  return (
    <div className="mp-popular">
      <span id={id} className="mp-popular__title">
        {texts.popular}
      </span>
      <ul aria-labelledby={id} className="mp-popular__list">
        {popular.map(text => (
          <li key={text}>
            <Link
              href={targetOf(text)}
              className="mp-chip"
              dir="auto"
              onClick={event => {
                if (hasModifier(event)) return;
                addRecent(text);
                onFollow?.();
              }}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ViewedItemsProps extends FollowedProps {
  /** Called before the list is emptied, to move the focus. */
  readonly onClear: () => void;
  /** The element of the title: a heading where it is a part of the page. */
  readonly title: 'h2' | 'span';
}

/** What this device has viewed last, and the button that forgets it. Nothing where there is none. */
export function ViewedItems({ onFollow, onClear, title: Title }: ViewedItemsProps): ReactNode {
  const id = useId();
  const viewed = useAtomValue(recentlyViewedAtom);
  const clear = useSetAtom(clearViewedAtom);
  if (viewed.length === 0) return null;
  return (
    <section className="mp-viewed" aria-labelledby={id}>
      <div className="mp-viewed__head">
        <Title id={id} className="mp-viewed__title">
          {texts.viewed}
        </Title>
        <button
          type="button"
          className="mp-link"
          aria-label={texts.clearViewed}
          onMouseDown={keepFocus}
          onClick={() => {
            onClear();
            clear();
          }}
        >
          {texts.clear}
        </button>
      </div>
      <ul className="mp-viewed__list">
        {viewed.map(item => (
          <li key={item.path}>
            <Viewed item={item} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Viewed({ item, onFollow }: FollowedProps & { readonly item: ViewedItem }): ReactNode {
  const money = useAtomValue(moneyAtom);
  const product = useAtomValue(viewedPriceAtom)(item);
  const price = product && money(product.price, product.currency);
  return (
    <Link href={item.path} className="mp-viewed__item" onClick={event => hasModifier(event) || onFollow?.()}>
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
    </Link>
  );
}

/** A press on a button of the panel leaves the focus in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
