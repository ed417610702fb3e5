import type { Ref } from 'react';
import { dropdownMessages } from '../../messages/forms.ts';
import { optionId } from './dropdown-list.tsx';

interface DropdownFilterProps {
  readonly ref: Ref<HTMLInputElement>;
  /** Prefix for the ids of the dropdown's parts. */
  readonly id: string;
  /** Index of the highlighted option; -1 where there are none. */
  readonly active: number;
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** The field above a list of options that filters it. */
export function DropdownFilter({ ref, id, active, query, onChange }: DropdownFilterProps) {
  const hasOptions = active >= 0;
  return (
    <input
      ref={ref}
      type="text"
      dir="auto"
      role="combobox"
      className="mp-field__input mp-dropdown__filter"
      aria-label={dropdownMessages.filter}
      placeholder={dropdownMessages.filter}
      aria-autocomplete="list"
      aria-expanded={hasOptions}
      aria-controls={hasOptions ? `${id}-list` : undefined}
      aria-activedescendant={hasOptions ? optionId(id, active) : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="done"
      value={query}
      onChange={event => onChange(event.target.value)}
    />
  );
}
