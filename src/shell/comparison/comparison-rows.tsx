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
  readonly best?: string;
  /** One for each product; an empty `value` where it is unknown. */
  readonly cells: readonly { readonly value: ReactNode; readonly isBest: boolean }[];
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
  const currency = useAtomValue(currencyAtom);
  const rates = useAtomValue(ratesAtom);
  const money = useAtomValue(moneyAtom);
  const available = products.map(product =>
    checks.get(product.encoded_product_id) === 'gone' ? null : product,
  );

  const row = (
    label: string,
    draw: (product: ProductCard, index: number) => ReactNode,
    best?: { text: string; better: 'lower' | 'higher'; values: readonly (number | null | undefined)[] },
  ): ComparisonRow => {
    const isBest = best ? bestOf(best.values, best.better) : [];
    const cells = products.map((product, index) => ({
      value: draw(product, index),
      isBest: isBest[index] ?? false,
    }));
    return { label, cells, ...(best && { best: best.text }) };
  };
  const score = (kind: 'transparency' | 'authenticity') =>
    row(
      uiMessages.scores[kind],
      product => {
        const score = scoresOf(product).find(one => one.kind === kind);
        return (
          score && (
            <ScoresButton scores={[score]} of={product.title} className="mp-scores">
              <ScorePercent {...score} locale={locale} />
            </ScoresButton>
          )
        );
      },
      {
        text: texts.highest,
        better: 'higher',
        values: available.map(one => one?.[`${kind}_score`] ?? null).map(value => value && percent(value)),
      },
    );
  const shown = products.map(product => priceShown(product, currency, rates));
  const availablePrices = shown.map((price, index) => (available[index] ? price : null));
  const currencies = new Set(availablePrices.flatMap(price => price?.currency ?? []));
  const prices = comparablePrices(
    availablePrices.map(price => price ?? {}),
    rates,
  );
  const isMixed = currencies.size > 1;
  const isConverted = availablePrices.some(
    (price, index) => price && price.currency !== available[index]?.currency,
  );
  const exchanged = prices.some(price => price !== null) ? texts.exchanged : null;
  return {
    priceNote: isMixed ? exchanged : isConverted ? texts.converted : null,
    rows: [
      row(
        texts.price,
        (product, index) => {
          const price = shown[index];
          const about = money(product.price, product.currency)?.about;
          return (
            price && (
              <>
                <b>{formatPrice(price.price, price.currency, locale)}</b>
                {about && <p className="mp-muted">{about}</p>}
              </>
            )
          );
        },
        {
          text: texts.lowest,
          better: 'lower',
          // Rounded as displayed: prices that look equal are equally good.
          values: prices.map(price => price && Math.round(price * 100)),
        },
      ),
      row(
        texts.rating,
        product =>
          (product.average_rating != null || product.reviews_count === 0) && (
            <Rating value={ratingOf(product)} count={ratingOf(product) == null ? 0 : null} />
          ),
        {
          text: texts.highest,
          better: 'higher',
          values: available.map(ratingOf).map(value => value && Math.round(value * 10)),
        },
      ),
      row(texts.reviews, ({ reviews_count: count }) => count != null && formatCount(count, locale), {
        text: texts.most,
        better: 'higher',
        values: available.map(one => one?.reviews_count),
      }),
      score('transparency'),
      score('authenticity'),
      row(
        texts.store,
        ({ shop_name: name, shop_internal_path: path }) =>
          name &&
          (path ? (
            <Link className="mp-link" href={path}>
              {name}
            </Link>
          ) : (
            name
          )),
      ),
    ],
  };
}

interface ShownPrice {
  readonly price: number;
  readonly currency: string;
}

/** The price of a product in the shopper's currency; in the store's currency where there is no exchange rate. */
function priceShown(
  { price, currency }: ProductCard,
  shopperCurrency: string,
  rates: ExchangeRates | null | undefined,
): ShownPrice | null {
  if (price == null || !currency) return null;
  const converted = convert(price, currency, shopperCurrency, rates);
  return converted === null ? { price, currency } : { price: converted, currency: shopperCurrency };
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
