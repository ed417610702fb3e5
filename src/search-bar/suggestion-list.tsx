import type { ReactNode } from 'react';
import { suggestionMessages } from '../contract/messages/suggestions.ts';
import type { Suggestion } from '../contract/search.ts';
import { Search } from '../ui/icon.tsx';
import type { useCombobox } from './use-combobox.ts';

interface SuggestionListProps {
  readonly typed: string;
  readonly suggestions: readonly Suggestion[];
  readonly categoryName: (id: string | number) => string | undefined;
  readonly combobox: ReturnType<typeof useCombobox>;
}

/** The options below the search field. What goes beyond the typed text stands out. */
export function SuggestionList({
  typed,
  suggestions,
  categoryName,
  combobox: { listProps, optionProps },
}: SuggestionListProps): ReactNode {
  return (
    <ul {...listProps} className="mp-suggestions" aria-label={suggestionMessages.suggestions}>
      {suggestions.map((suggestion, index) => {
        const category = suggestion.id == null ? undefined : categoryName(suggestion.id);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: with each letter other texts stand in the same rows
            key={index}
            {...optionProps(index)}
            className="mp-suggestions__option"
          >
            <Search size={18} className="mp-suggestions__icon" />
            <span className="mp-suggestions__text" dir="auto">
              <Completion text={suggestion.text} typed={typed} />
              {category && (
                <bdi className="mp-suggestions__category"> {suggestionMessages.inCategory(category)}</bdi>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Completion({ text, typed }: { text: string; typed: string }): ReactNode {
  const start = typed.trim();
  const common = text.toLowerCase().startsWith(start.toLowerCase()) ? start.length : 0;
  return (
    <>
      {text.slice(0, common)}
      {text.length > common && <b>{text.slice(common)}</b>}
    </>
  );
}
