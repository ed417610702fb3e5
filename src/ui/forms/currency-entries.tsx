import { useState } from 'react';
import { wildcard } from '../../contract/limits.ts';
import type { ExchangeRates } from '../../contract/reviewer.ts';
import {
  currencyName,
  currencyOptions,
  currencySymbols,
  flagAddress,
} from '../../domain/currency-options.ts';
import { currencyMessages } from '../../messages/navigation.ts';
import { Store } from '../icons/store.ts';
import type { DropdownEntry, DropdownOption } from './dropdown.tsx';

export interface CurrencyEntriesOptions {
  /** Null until they are loaded. */
  readonly rates: ExchangeRates | null;
  /** The chosen currency, which is listed even without rates. */
  readonly currency: string;
  /** Folder of the flag images. */
  readonly flagsBase: string;
  readonly locale: string;
}

/** The currencies as dropdown entries: the store's own, the top ones, the rest. Code, name and symbol find them. */
export function currencyEntries({
  rates,
  currency,
  flagsBase,
  locale,
}: CurrencyEntriesOptions): DropdownEntry[] {
  // Names are needed once the list is open, symbols once somebody types. Each takes the browser a while to look up.
  const optionOf = (code: string): DropdownOption => ({
    value: code,
    label: code,
    get detail() {
      return currencyName(code, locale) ?? undefined;
    },
    get keywords() {
      return `${currencySymbols(code, locale)} ${currencyName(code, 'en') ?? ''}`;
    },
    icon: <Flag src={flagAddress(flagsBase, code)} />,
  });
  const { top, rest } = currencyOptions(rates);
  const frequent = rates || currency === wildcard ? top : [currency];
  return [storeCurrency(), ...frequent.map(optionOf), null, ...rest.map(optionOf)];
}

const storeCurrency = (): DropdownOption => ({
  value: wildcard,
  label: currencyMessages.storeCurrency,
  icon: (
    <span className="mp-flag">
      <Store size={20} />
    </span>
  ),
});

/** A flag beside a name. An image that fails to load is hidden, but keeps its space, so that names line up. */
export function Flag({ src }: { src: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className="mp-flag">
      {broken !== src && (
        <img
          className="mp-flag__img"
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
