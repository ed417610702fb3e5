import type { ReactNode } from 'react';
import { comparisonMessages as texts } from '../../contract/messages/comparison.ts';
import { uiMessages } from '../../contract/messages/ui.ts';
import type { ExchangeRates } from '../../contract/reviewer.ts';
import type { ProductCard } from '../../contract/search.ts';
import { bestOf, pricesAlike } from '../../domain/comparison.ts';
import { convert, formatPrice } from '../../domain/currency.ts';
import { medalFor, percent } from '../../domain/medal.ts';
import type { Check } from '../../state/comparison.ts';
import { currencyAtom } from '../../state/currency.ts';
import { ratesAtom } from '../../state/exchange-rates.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { Medal } from '../../ui/cards/medal.tsx';
import { ScoresButton } from '../../ui/cards/score.tsx';
import { Rating } from '../../ui/cards/stars.tsx';
import { formatCount, formatPercent } from '../../ui/format.ts';
import { A, useUi } from '../../ui/settings.tsx';

interface ComparisonRow {
  readonly label: string;
  /** Said of the best. */
  readonly best?: string;
  /** One for each product; nothing to draw where it is not known. */
  readonly cells: readonly { readonly value: ReactNode; readonly isBest: boolean }[];
}

/** The table of a comparison. A product that is there no more has no part in what is best. */
export function useComparisonRows(
  products: readonly ProductCard[],
  checks: ReadonlyMap<string, Check>,
): {
  readonly rows: readonly ComparisonRow[];
  /** How prices came to be compared that are not all of one currency. */
  readonly exchange: string | null;
} {
  const { locale } = useUi();
  const inUse = useAtomValue(currencyAtom);
  const rates = useAtomValue(ratesAtom);
  const offered = products.map(product =>
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
      ({ title, [`${kind}_score` as const]: value }) =>
        value != null && (
          <ScoresButton scores={[{ kind, score: value }]} of={title} className="mp-scores">
            <Share score={value} locale={locale} />
          </ScoresButton>
        ),
      {
        text: texts.highest,
        better: 'higher',
        values: offered.map(one => one?.[`${kind}_score`] ?? null).map(value => value && percent(value)),
      },
    );
  const shown = products.map(product => priceShown(product, inUse, rates));
  const inRace = shown.map((price, index) => (offered[index] ? price : null));
  const currencies = new Set(inRace.flatMap(price => price?.currency ?? []));
  const [comparedIn] = currencies;
  const prices = pricesAlike(
    inRace.map(price => price ?? {}),
    rates,
  );
  const isMixed = currencies.size > 1;
  const isConverted = inRace.some((price, index) => price && price.currency !== offered[index]?.currency);
  const exchanged = prices.some(price => price !== null) ? texts.exchanged : null;
  return {
    exchange: isMixed ? exchanged : isConverted ? texts.converted : null,
    rows: [
      row(
        texts.price,
        (_, index) => {
          const price = shown[index];
          const alike = prices[index];
          return (
            price && (
              <>
                <b>{formatPrice(price.price, price.currency, locale)}</b>
                {comparedIn && price.currency !== comparedIn && alike != null && (
                  <p className="mp-muted">{texts.about(formatPrice(alike, comparedIn, locale))}</p>
                )}
              </>
            )
          );
        },
        {
          text: texts.lowest,
          better: 'lower',
          // As exact as they are shown.
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
          values: offered.map(ratingOf).map(value => value && Math.round(value * 10)),
        },
      ),
      row(texts.reviews, ({ reviews_count: count }) => count != null && formatCount(count, locale), {
        text: texts.most,
        better: 'higher',
        values: offered.map(one => one?.reviews_count),
      }),
      score('transparency'),
      score('authenticity'),
      row(
        texts.store,
        ({ shop_name: name, shop_internal_path: path }) =>
          name &&
          (path ? (
            <A className="mp-link" href={path}>
              {name}
            </A>
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

/** The price of a product in the currency in use; without a rate, in that of its store. */
function priceShown(
  { price, currency }: ProductCard,
  inUse: string,
  rates: ExchangeRates | null | undefined,
): ShownPrice | null {
  if (price == null || !currency) return null;
  const converted = convert(price, currency, inUse, rates);
  return converted === null ? { price, currency } : { price: converted, currency: inUse };
}

/** Nobody's opinion is no rating, whatever number the host sends for it. */
const ratingOf = (product: ProductCard | null) =>
  product?.reviews_count === 0 ? null : product?.average_rating;

function Share({ score, locale }: { readonly score: number; readonly locale: string }): ReactNode {
  const tier = medalFor(score);
  return (
    <span className="mp-score">
      {tier && <Medal tier={tier} />}
      <b>{formatPercent(percent(score), locale)}</b>
    </span>
  );
}
