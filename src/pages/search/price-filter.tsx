import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { wildcard } from '../../contract/limits.ts';
import { currencyOptions } from '../../domain/currency-options.ts';
import { pricesInOrder } from '../../domain/search-address.ts';
import {
  exampleAmount,
  readTypedPrice,
  type TypedPrice,
  writeTypedPrice,
} from '../../domain/typed-amount.ts';
import { isPriceLimited } from '../../domain/typed-price.ts';
import { lateMetaOf } from '../../host/late-meta.ts';
import { filterMessages } from '../../messages/filters.ts';
import { currencyMessages } from '../../messages/navigation.ts';
import { createFormats } from '../../search-filters/formats.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { servicesAtom } from '../../state/core/services.ts';
import { ratesAtom } from '../../state/money/exchange-rates.ts';
import { homeCurrencyAtom } from '../../state/money/money.ts';
import { areLimitsLostAtom, type DraftChange } from '../../state/search/filter-draft.ts';
import { useUi } from '../../ui/context.tsx';
import { currencyEntries } from '../../ui/forms/currency-entries.tsx';
import { Dropdown } from '../../ui/forms/dropdown.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useImeComposition } from '../../ui/forms/use-ime-composition.ts';

export interface PriceDraft {
  readonly min_price: number | null;
  readonly max_price: number | null;
  readonly currency: string;
}

type Bound = 'min_price' | 'max_price';

/** One of the two text fields. */
export interface PriceField {
  readonly text: string;
  readonly error: string | undefined;
  /** The limit as it counts, formatted; null without one. */
  readonly readBack: string | null;
  readonly onChange: (text: string) => void;
}
export type PriceFields = Readonly<Record<Bound, PriceField>>;

/**
 * The text fields of the two limits. A typed text stays as it is, also if it is no price. Where the draft has another
 * price, as after a change of the currency, the field shows that one. A text that names a currency chooses it.
 */
export function usePriceFields(draft: PriceDraft, change: (change: DraftChange) => void): PriceFields {
  const { locale } = useUi();
  const rates = useAtomValue(ratesAtom);
  const home = useAtomValue(homeCurrencyAtom)?.currency;
  const [typed, setTyped] = useState<Partial<Record<Bound, string>>>({});
  const own = draft.currency === wildcard ? null : draft.currency;
  const { min_price, max_price } = draft;
  /** The first limit of somebody who chose no currency is in their own: the field and the pill then say so. */
  const [isInOwn, setInOwn] = useState(false);
  useEffect(() => {
    // Who has chosen a currency may go back to that of the stores.
    if (own !== null) setInOwn(false);
    // Theirs may be known only after they typed.
    else if (isInOwn && home && isPriceLimited(min_price, max_price))
      change({ min_price, max_price, currency: home });
  }, [isInOwn, home, own, min_price, max_price, change]);
  const { number, price } = createFormats(locale, draft.currency);
  const read = (text: string) => {
    const { top, rest } = currencyOptions(rates);
    return readTypedPrice(text, locale, own, [...top, ...rest]);
  };
  const errorOf = (problem: TypedPrice['problem']) =>
    problem === 'number'
      ? filterMessages.notANumber({ example: exampleAmount(locale, own) })
      : problem && filterMessages.notAbovePrice;
  const field = (name: Bound): PriceField => {
    const { [name]: text } = typed;
    const { [name]: limit } = draft;
    const { amount, problem } = read(text ?? '');
    const isTyped = text !== undefined && amount === limit;
    return {
      text: isTyped ? text : writeTypedPrice(limit, locale),
      error: isTyped ? errorOf(problem) : undefined,
      readBack: limit === null ? null : (price ?? number)(limit),
      onChange: next => {
        const { amount, currency } = read(next);
        setTyped({ ...typed, [name]: next });
        const isFirst = own === null && amount !== null && !isPriceLimited(min_price, max_price);
        const meant = currency ?? (isFirst ? home : undefined);
        if (isFirst) setInOwn(meant === undefined);
        change({ [name]: amount, ...(meant && { currency: meant }) });
      },
    };
  };
  return { min_price: field('min_price'), max_price: field('max_price') };
}

interface PriceFilterProps {
  readonly draft: PriceDraft;
  readonly fields: PriceFields;
  readonly onCurrency: (currency: string) => void;
}

/** Two limits and the currency they are in. */
export function PriceFilter({ draft, fields, onCurrency }: PriceFilterProps): ReactNode {
  const id = useId();
  const { locale } = useUi();
  const rates = useAtomValue(ratesAtom);
  const areLost = useAtomValue(areLimitsLostAtom);
  const { currency } = draft;
  const { flagsBase } = lateMetaOf(useAtomValue(servicesAtom).hostPage.meta);
  const options = useMemo(
    () => currencyEntries({ rates, currency, flagsBase, locale }),
    [rates, currency, flagsBase, locale],
  );
  const root = useRef<HTMLFieldSetElement>(null);
  /** What an input method composes is no price yet. */
  const [composed, setComposed] = useState<{ readonly name: Bound; readonly text: string } | null>(null);
  const isComposing = useImeComposition(root, text => {
    if (composed) fields[composed.name].onChange(text);
    setComposed(null);
  });
  const errors = [fields.min_price.error, fields.max_price.error].join('');
  useEffect(() => {
    // The message is below the field, which may be at the end of what is in view.
    if (errors) root.current?.querySelector('.mp-field__note--error')?.scrollIntoView({ block: 'nearest' });
  }, [errors]);
  const bound = (name: Bound, label: string) => {
    const { text, error, readBack, onChange } = fields[name];
    return (
      <TextField
        label={currency === wildcard ? label : filterMessages.priceIn({ label, currency })}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={composed?.name === name ? composed.text : text}
        onChange={next => (isComposing.current ? setComposed({ name, text: next }) : onChange(next))}
        error={error}
        readBack={readBack}
      />
    );
  };
  return (
    <fieldset ref={root} className="mp-filters__group" aria-describedby={id}>
      <legend className="mp-field__label">{filterMessages.price}</legend>
      <div className="mp-filters__prices">
        {bound('min_price', filterMessages.minPrice)}
        {bound('max_price', filterMessages.maxPrice)}
        <Dropdown
          className="mp-filters__currency"
          label={filterMessages.currency}
          searchable
          value={currency}
          options={options}
          onChange={onCurrency}
        />
      </div>
      <p id={id} role="status" className="mp-field__note mp-filters__note">
        {noteOf(draft, areLost)}
      </p>
    </fieldset>
  );
}

/**
 * What is said below the limits.
 * @param areLost whether the limits cannot be converted to the currency
 */
function noteOf({ min_price: low, max_price: high, currency }: PriceDraft, areLost: boolean): string {
  const isLimited = isPriceLimited(low, high);
  if (!isLimited && areLost) return currencyMessages.limitsLost;
  if (pricesInOrder(low, high).min_price !== low) return filterMessages.swapped;
  if (currency !== wildcard) return currencyMessages.tip;
  return isLimited ? filterMessages.inStoreCurrency : '';
}
