import type { ReactNode } from 'react';
import { searchMessages } from '../../contract/messages/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { changedFilters, clearFilters, searchHref } from '../../domain/search-address.ts';
import type { ActiveFilter } from '../../search-filters/active-filters.ts';
import { useSetAtom } from '../../state/jotai.ts';
import { applyFilterAtom } from '../../state/search.ts';
import { Pill } from '../../ui/forms/chip.tsx';
import { TextLink } from '../../ui/navigation/link.tsx';

interface FilterPillsProps {
  readonly filters: readonly ActiveFilter[];
  readonly params: SearchParams;
}

/** Every active filter, each with a button that removes it, and a link that clears all. */
export function FilterPills({ filters, params }: FilterPillsProps): ReactNode {
  const apply = useSetAtom(applyFilterAtom);
  if (filters.length === 0) return null;
  return (
    <ul className="mp-chip-row mp-search__pills" aria-label={searchMessages.activeFilters}>
      {filters.map(({ id, label, removal }) => (
        <li key={id}>
          <Pill text={label} onRemove={() => apply(removal)} />
        </li>
      ))}
      {/* Clearing keeps the store, which is no filter. */}
      {changedFilters(params).length > 0 && (
        <li className="mp-search__clear">
          <TextLink href={searchHref(clearFilters(params))}>{searchMessages.clear}</TextLink>
        </li>
      )}
    </ul>
  );
}
