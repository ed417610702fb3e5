import type { CountryOption } from '../../domain/country-options.ts';
import type { DropdownOption } from '../../ui/forms/dropdown-option.tsx';
import { type ResultCounts, resultCount } from './result-counts.ts';

/** Stands for every country that the host does not name. */
const others = 'other';

/**
 * Countries with their numbers of results, those without results disabled, unless chosen. A number is formatted when the
 * list shows it: there are 250 countries.
 */
export const countedCountries = (
  options: readonly CountryOption[],
  counts: ResultCounts | undefined,
  chosen: string,
): readonly DropdownOption[] =>
  options.map(option => {
    const counted = () => resultCount(counts, option.value) ?? resultCount(counts, others);
    return {
      value: option.value,
      get label() {
        return option.label;
      },
      get count() {
        return counted()?.text;
      },
      get disabled() {
        return option.value !== chosen && counted()?.isNone;
      },
    };
  });
