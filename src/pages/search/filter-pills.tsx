import type { ReactNode } from 'react';
import type { PriceRead } from '../../contract/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { clearFilters } from '../../domain/clear-filters.ts';
import { formatPrice } from '../../domain/currency.ts';
import { changedFilters } from '../../domain/search-address.ts';
import { changeSearch, searchHref } from '../../domain/search-href.ts';
import { filterPillMessages as texts } from '../../messages/filters.ts';
import { activeFilters, type DisplayNames } from '../../search-filters/active-filters.ts';
import type { Formats } from '../../search-filters/formats.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { servicesAtom } from '../../state/core/services.ts';
import { applyFilterAtom } from '../../state/search/search.ts';
import { useUi } from '../../ui/context.tsx';
import { Pill } from '../../ui/forms/pill.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';

interface FilterPillsProps {
  readonly params: SearchParams;
  readonly names: DisplayNames;
  readonly formats: Formats;
  /** A limit of the price that was read in the text. */
  readonly read?: PriceRead | null | undefined;
}

/** "Price from €20", "Price up to €30", in the money that was read. */
function limitTexts({ min, max, currency }: PriceRead, locale: string): string[] {
  const limit = (
    amount: number | null | undefined,
    priced: typeof texts.minPrice,
    unpriced: typeof texts.minStorePrice,
  ) => {
    if (amount == null) return [];
    return currency
      ? priced({ price: formatPrice(amount, currency, locale, 'stripIfInteger') })
      : unpriced({ amount });
  };
  return [
    limit(min, texts.minPrice, texts.minStorePrice),
    limit(max, texts.maxPrice, texts.maxStorePrice),
  ].flat();
}

/** Every active filter, each with a button that removes it, and a link that clears all. */
export function FilterPills({ params, names, formats, read }: FilterPillsProps): ReactNode {
  const apply = useSetAtom(applyFilterAtom);
  const { navigate } = useAtomValue(servicesAtom);
  const { locale } = useUi();
  return (
    <ul className="mp-chip-row mp-search__pills" aria-label={texts.activeFilters}>
      {activeFilters(params, names, formats).map(({ id, label, short, removal }) => (
        <li key={id}>
          <Pill text={label} short={short} onRemove={() => apply(removal)} />
        </li>
      ))}
      {read &&
        limitTexts(read, locale).map(text => (
          <li key={text}>
            <Pill text={text} onRemove={() => navigate(searchHref(changeSearch(params, { q: read.q })))} />
          </li>
        ))}
      {/* Clearing keeps the store, which is no filter. */}
      {changedFilters(params).length > 0 && (
        <li className="mp-search__clear">
          <TextLink href={searchHref(clearFilters(params))}>{texts.clear}</TextLink>
        </li>
      )}
    </ul>
  );
}
