import type { ReactNode } from 'react';
import type { SearchParams } from '../../contract/search-params.ts';
import { clearFilters } from '../../domain/clear-filters.ts';
import { changedFilters } from '../../domain/search-address.ts';
import { searchHref } from '../../domain/search-href.ts';
import { filterPillMessages } from '../../messages/filters.ts';
import { activeFilters, type DisplayNames } from '../../search-filters/active-filters.ts';
import type { Formats } from '../../search-filters/formats.ts';
import { useSetAtom } from '../../state/core/jotai.ts';
import { applyFilterAtom } from '../../state/search/search.ts';
import { Pill } from '../../ui/forms/pill.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';

interface FilterPillsProps {
  readonly params: SearchParams;
  readonly names: DisplayNames;
  readonly formats: Formats;
}

/** Every active filter, each with a button that removes it, and a link that clears all. */
export function FilterPills({ params, names, formats }: FilterPillsProps): ReactNode {
  const apply = useSetAtom(applyFilterAtom);
  return (
    <ul className="mp-chip-row mp-search__pills" aria-label={filterPillMessages.activeFilters}>
      {activeFilters(params, names, formats).map(({ id, label, short, removal }) => (
        <li key={id}>
          <Pill text={label} short={short} onRemove={() => apply(removal)} />
        </li>
      ))}
      {/* Clearing keeps the store, which is no filter. */}
      {changedFilters(params).length > 0 && (
        <li className="mp-search__clear">
          <TextLink href={searchHref(clearFilters(params))}>{filterPillMessages.clear}</TextLink>
        </li>
      )}
    </ul>
  );
}
