import type { ReactNode } from 'react';
import { filterMessages } from '../../messages/filters.ts';
import { Dropdown } from '../../ui/forms/dropdown.tsx';
import { type ResultCounts, resultCount } from './result-counts.ts';

interface BrandFilterProps {
  /** Null for every brand. */
  readonly value: string | null;
  readonly onChange: (brand: string | null) => void;
  /** The brands to choose from. A host without brands sends none, and the filter is left out. */
  readonly counts: ResultCounts | undefined;
}

/** The brands of the results, as the host lists them. */
export function BrandFilter({ value, onChange, counts }: BrandFilterProps): ReactNode {
  const names = new Set(Object.keys(counts ?? {}));
  if (value !== null) names.add(value);
  if (names.size === 0) return null;
  return (
    <Dropdown
      label={filterMessages.brand}
      searchable={names.size > 8}
      value={value ?? ''}
      options={[
        { value: '', label: filterMessages.any },
        ...[...names].map(name => {
          const count = resultCount(counts, name);
          return { value: name, label: name, ...(count && { count: count.text }) };
        }),
      ]}
      onChange={brand => onChange(brand || null)}
    />
  );
}
