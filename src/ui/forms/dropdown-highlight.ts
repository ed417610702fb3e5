import { useState } from 'react';
import type { DropdownOption, Opening } from './dropdown-option.tsx';
import { findByTyping } from './dropdown-options.ts';

interface HighlightedList {
  /** The options in sight. */
  readonly visible: readonly DropdownOption[];
  /** The chosen value. */
  readonly value: string;
  readonly opening: Opening;
  readonly searchable: boolean;
  readonly isFiltered: boolean;
}

/** The option that keys and pointer highlight. Before they do, it is the best match, or the chosen option. */
export function useHighlight(list: HighlightedList) {
  const { visible } = list;
  const [pointed, setPointed] = useState<string | null>(null);
  const at = visible.findIndex(option => option.value === pointed);
  return {
    /** Its index; -1 where there are no options. */
    active: visible.length === 0 ? -1 : at >= 0 ? at : startOf(list),
    /** Highlights the option with an index. */
    point: (index: number) => setPointed(visible[index]?.value ?? null),
    /** Begins again, for other options. */
    reset: () => setPointed(null),
  };
}

function startOf({ visible, value, opening, searchable, isFiltered }: HighlightedList): number {
  if (isFiltered || opening.at === 'first') return 0;
  if (opening.at === 'last') return visible.length - 1;
  const chosen = visible.findIndex(option => option.value === value);
  const byText = searchable ? -1 : findByTyping(visible, opening.typed, chosen);
  return opening.typed && byText >= 0 ? byText : Math.max(chosen, 0);
}
