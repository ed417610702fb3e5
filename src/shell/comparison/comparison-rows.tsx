import type { ReactNode } from 'react';
import type { ExchangeRates } from '../../contract/reviewer.ts';
import type { ProductCard } from '../../contract/search.ts';
import { bestOf, comparablePrices } from '../../domain/comparison.ts';
import { convert, formatPrice } from '../../domain/currency.ts';
import { medalFor, type NamedScore, percent, scoresOf } from '../../domain/medal.ts';
import { comparisonMessages as texts } from '../../messages/product-actions.ts';
import { uiMessages } from '../../messages/ui.ts';
import type { Check } from '../../state/comparison-checks.ts';
import { ratesAtom } from '../../state/exchange-rates.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { moneyAtom } from '../../state/money.ts';
import { currencyAtom } from '../../state/preference.ts';
import { Medal } from '../../ui/cards/medal.tsx';
import { ScoresButton } from '../../ui/cards/score-full.tsx';
import { Rating } from '../../ui/cards/stars.tsx';
import { useUi } from '../../ui/context.tsx';
import { formatCount, formatPercent } from '../../ui/format.ts';
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
}

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
): {
  readonly rows: readonly ComparisonRow[];
  /** Explains that prices were converted; null when all have one currency. */
  readonly priceNote: string | null;
} {
  const { locale } = useUi();
  const available = products.map(product =>
    checks.get(product.encoded_product_id) === 'gone' ? null : product,
  );
  const compared = { products, available };
  const price = usePriceRow(compared, locale);
  return {
    priceNote: price.note,
    rows: [
      price.row,
      ratingRow(compared),
      reviewsRow(compared, locale),
      scoreRow(compared, 'transparency', locale),
      scoreRow(compared, 'authenticity', locale),
      storeRow(compared),
    ],
  };
}

function rowOf(
  label: string,
  { products }: Compared,
  draw: (product: ProductCard, index: number) => ReactNode,
  contest?: Contest,
): ComparisonRow {
  const isBest = contest ? bestOf(contest.values, contest.better) : [];
  const cells = products.map((product, index) => ({
    value: draw(product, index),
    isBest: isBest[index] ?? false,
  }));
  return { label, cells, best: contest?.text };
}

function usePriceRow(compared: Compared, locale: string) {
  const currency = useAtomValue(currencyAtom);
  const rates = useAtomValue(ratesAtom);
  const money = useAtomValue(moneyAtom);
  const prices = compared.products.map(product => priceIn(currency, product, rates));
  const draw = ({ price, currency: own }: ProductCard, index: number) => {
    const about = money(price, own)?.about;
    const inCurrency = prices[index];
    return (
      inCurrency && (
        <>
          <b>{formatPrice(inCurrency.price, inCurrency.currency, locale)}</b>
          {about && <p className="mp-muted">{about}</p>}
        </>
      )
    );
  };
  const { values, note } = comparePrices(prices, compared.available, rates);
  const row = rowOf(texts.price, compared, draw, { text: texts.lowest, better: 'lower', values });
  return { row, note };
}

function ratingRow(compared: Compared): ComparisonRow {
  const draw = (product: ProductCard) =>
    (product.average_rating != null || product.reviews_count === 0) && (
      <Rating value={ratingOf(product)} count={ratingOf(product) == null ? 0 : null} />
    );
  const values = compared.available.map(ratingOf).map(value => value && Math.round(value * 10));
  return rowOf(texts.rating, compared, draw, { text: texts.highest, better: 'higher', values });
}

function reviewsRow(compared: Compared, locale: string): ComparisonRow {
  const draw = ({ reviews_count: count }: ProductCard) => count != null && formatCount(count, locale);
  const values = compared.available.map(product => product?.reviews_count);
  return rowOf(texts.reviews, compared, draw, { text: texts.most, better: 'higher', values });
}

function scoreRow(compared: Compared, kind: 'transparency' | 'authenticity', locale: string): ComparisonRow {
  const draw = (product: ProductCard) => {
    const score = scoresOf(product).find(one => one.kind === kind);
    return (
      score && (
        <ScoresButton scores={[score]} of={product.title} className="mp-scores">
          <ScorePercent {...score} locale={locale} />
        </ScoresButton>
      )
    );
  };
  const scores = compared.available.map(product => product?.[`${kind}_score`] ?? null);
  const values = scores.map(value => value && percent(value));
  return rowOf(uiMessages.scores[kind], compared, draw, { text: texts.highest, better: 'higher', values });
}

function storeRow(compared: Compared): ComparisonRow {
  const draw = ({ shop_name: name, shop_internal_path: path }: ProductCard) =>
    name && path ? (
      <Link className="mp-link" href={path}>
        {name}
      </Link>
    ) : (
      name
    );
  return rowOf(texts.store, compared, draw);
}

interface Price {
  readonly price: number;
  readonly currency: string;
}

/** The price of a product in a currency; in the store's currency where there is no exchange rate. */
function priceIn(wanted: string, { price, currency }: ProductCard, rates: Rates): Price | null {
  if (price == null || !currency) return null;
  const converted = convert(price, currency, wanted, rates);
  return converted === null ? { price, currency } : { price: converted, currency: wanted };
}
type Rates = ExchangeRates | null | undefined;

/** What is compared of the displayed prices, and a note where it was converted. */
function comparePrices(
  displayed: readonly (Price | null)[],
  available: Compared['available'],
  rates: Rates,
): { readonly values: Contest['values']; readonly note: string | null } {
  const prices = displayed.map((price, index) => (available[index] ? price : null));
  const comparable = comparablePrices(
    prices.map(price => price ?? {}),
    rates,
  );
  const currencies = new Set(prices.flatMap(price => price?.currency ?? []));
  const isConverted = prices.some((price, index) => price && price.currency !== available[index]?.currency);
  const exchanged = comparable.some(price => price !== null) ? texts.exchanged : null;
  return {
    values: comparable.map(price => price && Math.round(price * 100)),
    note: currencies.size > 1 ? exchanged : isConverted ? texts.converted : null,
  };
}

/** Null for a product without reviews, even when the host sends a number. */
const ratingOf = (product: ProductCard | null) =>
  product?.reviews_count === 0 ? null : product?.average_rating;

function ScorePercent({ score, isFew, locale }: NamedScore & { readonly locale: string }): ReactNode {
  const tier = medalFor(score);
  return (
    <span className="mp-score">
      {tier && <Medal tier={tier} isFew={isFew} />}
      <b>{formatPercent(percent(score), locale)}</b>
      {isFew && <span className="mp-score__label">{uiMessages.fewReviews}</span>}
    </span>
  );
}
