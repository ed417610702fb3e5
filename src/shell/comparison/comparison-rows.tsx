import type { ReactNode } from 'react';
import { wildcard } from '../../contract/limits.ts';
import type { ProductCard } from '../../contract/search.ts';
import { bestOf, comparablePrices } from '../../domain/comparison.ts';
import { roundAbout } from '../../domain/currency.ts';
import { isFew, type NamedScore, percent, scoresOf } from '../../domain/medal.ts';
import { comparisonMessages as texts } from '../../messages/comparison.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import type { Check, ComparedPage } from '../../state/goods/comparison-checks.ts';
import { ratesAtom } from '../../state/money/exchange-rates.ts';
import { homeCurrencyAtom, moneyAtom } from '../../state/money/money.ts';
import { currencyAtom } from '../../state/money/preference.ts';
import { productPrice } from '../../state/money/product-price.ts';
import { useStoreClick } from '../../state/page/click.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Rating } from '../../ui/cards/rating.tsx';
import { ScoresButton } from '../../ui/cards/score-full.tsx';
import { renderSeal } from '../../ui/cards/seal.tsx';
import { useUi } from '../../ui/context.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatCount } from '../../ui/format.ts';
import { Link } from '../../ui/navigation/link.tsx';

interface ComparisonRow {
  readonly label: string;
  /** Label of the best value. */
  readonly best?: string | undefined;
  /** One for each product; an empty `value` where it is unknown. */
  readonly cells: readonly { readonly value: ReactNode; readonly isBest: boolean }[];
}

/** The products side by side, and which of them still exist: the others are null, and never the best. */
interface Compared {
  readonly products: readonly ProductCard[];
  readonly available: readonly (ProductCard | null)[];
  /** By encoded id, those whose page is still to come. */
  readonly awaited: ReadonlySet<string>;
}

/** Data of the pages of products, by encoded product id. */
type Pages = ReadonlyMap<string, ComparedPage>;

/** How the best value of a row is found. */
interface Contest {
  readonly text: string;
  readonly better: 'lower' | 'higher';
  /** One for each product, as it is displayed: values that look equal are equally good. */
  readonly values: readonly (number | null | undefined)[];
}

/** The rows of the comparison table. A product that no longer exists is never the best. */
export function useComparisonRows(
  products: readonly ProductCard[],
  checks: ReadonlyMap<string, Check>,
  pages: Pages,
): {
  readonly rows: readonly ComparisonRow[];
  /** Says in which currency prices are compared; null when all have one. */
  readonly priceNote: string | null;
} {
  const { locale } = useUi();
  const available = products.map(product =>
    checks.get(product.encoded_product_id) === 'gone' ? null : product,
  );
  const awaited = new Set(
    products.map(one => one.encoded_product_id).filter(id => !pages.has(id) && !checks.has(id)),
  );
  const compared = { products, available, awaited };
  const price = usePriceRow(compared);
  return {
    priceNote: price.note,
    rows: [
      price.row,
      storeRow(compared, pages),
      ratingRow(compared),
      reviewsRow(compared, locale),
      scoreRow(compared, 'transparency', locale),
      scoreRow(compared, 'authenticity', locale),
      ...(['strengths', 'complaints'] as const).flatMap(side => verdictsRow(compared, pages, side)),
    ],
  };
}

function rowOf(
  label: string,
  { products }: Compared,
  render: (product: ProductCard) => ReactNode,
  contest?: Contest,
): ComparisonRow {
  const isBest = contest ? bestOf(contest.values, contest.better) : [];
  const cells = products.map((product, index) => ({
    value: render(product),
    isBest: isBest[index] ?? false,
  }));
  return { label, cells, best: contest?.text };
}

function usePriceRow(compared: Compared) {
  const { available } = compared;
  const isChosen = useAtomValue(currencyAtom) !== wildcard;
  const home = useAtomValue(homeCurrencyAtom)?.currency;
  const rates = useAtomValue(ratesAtom);
  const money = useAtomValue(moneyAtom);
  const render = (product: ProductCard) => {
    const text = productPrice(money, product);
    return (
      text && (
        <>
          <b>{text.price}</b>
          {text.about && <p className="mp-muted">{text.about}</p>}
        </>
      )
    );
  };
  const priced = available.flatMap(product => (product?.price == null ? [] : (product.currency ?? [])));
  const isOfOneCurrency = new Set(priced).size < 2;
  // Prices of one currency are compared as the stores write them, unless they are shown in another.
  const { prices, currency, isConverted } = comparablePrices(
    available.map(product => product ?? {}),
    rates,
    isChosen || !isOfOneCurrency ? home : null,
  );
  const values = prices.map(price => price && (isConverted ? roundAbout(price) : Math.round(price * 100)));
  return {
    row: rowOf(texts.price, compared, render, { text: texts.lowest, better: 'lower', values }),
    note: isConverted && currency ? texts.exchanged({ currency }) : null,
  };
}

function ratingRow(compared: Compared): ComparisonRow {
  const render = (product: ProductCard) =>
    (product.average_rating != null || product.reviews_count === 0) && (
      <>
        <Rating value={ratingOf(product)} count={ratingOf(product) == null ? 0 : null} />
        {ratingOf(product) != null && isFew(product.reviews_count) && (
          <p className="mp-muted">{uiMessages.fewReviews}</p>
        )}
      </>
    );
  // As everywhere, a few reviews prove little: they win nothing.
  const values = compared.available.map(product => {
    const value = isFew(product?.reviews_count) ? null : ratingOf(product);
    return value && Math.round(value * 10);
  });
  return rowOf(texts.rating, compared, render, { text: texts.highest, better: 'higher', values });
}

function reviewsRow(compared: Compared, locale: string): ComparisonRow {
  const render = ({ reviews_count: count }: ProductCard) =>
    count != null && <span>{formatCount(count, locale)}</span>;
  const values = compared.available.map(product => product?.reviews_count);
  return rowOf(texts.reviews, compared, render, { text: texts.most, better: 'higher', values });
}

function scoreRow(compared: Compared, kind: 'transparency' | 'authenticity', locale: string): ComparisonRow {
  const render = (product: ProductCard) => {
    const score = scoresOf(product).find(one => one.kind === kind);
    return (
      score && (
        <ScoresButton scores={[score]} of={product.title} className="mp-scores">
          <ScorePercent {...score} locale={locale} />
        </ScoresButton>
      )
    );
  };
  const values = compared.available.map(product => {
    const score = isFew(product?.reviews_count) ? null : (product?.[`${kind}_score`] ?? null);
    return score && percent(score);
  });
  return rowOf(uiMessages.scores[kind], compared, render, { text: texts.highest, better: 'higher', values });
}

/**
 * What products are praised for, or what is complained about. It has its room while pages are awaited, and moves nothing
 * when they come, because these rows are the last. No row where the host says nothing about any product.
 */
function verdictsRow(compared: Compared, pages: Pages, side: 'strengths' | 'complaints'): ComparisonRow[] {
  const verdicts = compared.products.map(({ encoded_product_id: id }) => pages.get(id)?.verdicts);
  const isSaid = verdicts.some(Boolean);
  const mayBeSaid = verdicts.every(verdict => verdict !== null) && compared.awaited.size > 0;
  if (!isSaid && !mayBeSaid) return [];
  const render = ({ encoded_product_id: id }: ProductCard) => {
    if (compared.awaited.has(id)) return <Skeleton className={`mp-comparison__${side}`} width="60%" />;
    const topics = pages.get(id)?.verdicts?.[side];
    return (
      topics && (
        <ul className={`mp-comparison__${side}`}>
          {topics.length === 0 && <li className="mp-muted">{texts.nothingStandsOut}</li>}
          {topics.map(topic => (
            <li key={topic.name}>{texts.topic(topic)}</li>
          ))}
        </ul>
      )
    );
  };
  return [rowOf(texts[side], compared, render)];
}

function storeRow(compared: Compared, pages: Pages): ComparisonRow {
  const render = ({ encoded_product_id: id, shop_name: name, shop_internal_path: path }: ProductCard) => {
    const page = compared.available.some(one => one?.encoded_product_id === id) && pages.get(id);
    const isAwaited = compared.awaited.has(id);
    return (
      (name || page) && (
        <div className="mp-comparison__store">
          {name && path ? (
            <Link className="mp-link" href={path}>
              {name}
            </Link>
          ) : (
            name && <span>{name}</span>
          )}
          {page && page.storeHref !== '' && <ToStore {...page} />}
          {isAwaited && <Skeleton className="mp-comparison__way" />}
        </div>
      )
    );
  };
  return rowOf(texts.store, compared, render);
}

/** The link to a product on its store's own site. That of the product's page would be loaded with every first paint. */
function ToStore({ storeHref, shop, id }: ComparedPage): ReactNode {
  const onLeave = useStoreClick(shop.encoded_id, id);
  return (
    <ButtonLink
      href={storeHref}
      size="sm"
      target="_blank"
      rel="noopener nofollow"
      aria-label={texts.opensStore({ shop: shop.name })}
      onClick={onLeave}
      onAuxClick={event => event.button === 1 && onLeave()}
    >
      {texts.visitStore}
    </ButtonLink>
  );
}

/** Null for a product without reviews, even when the host sends a number. */
const ratingOf = (product: ProductCard | null) =>
  product?.reviews_count === 0 ? null : product?.average_rating;

function ScorePercent({ score, isFew, locale }: NamedScore & { readonly locale: string }): ReactNode {
  return (
    <span className="mp-score">
      {renderSeal({ score, isFew }, locale)}
      {isFew && <span className="mp-score__label">{uiMessages.fewReviews}</span>}
    </span>
  );
}
