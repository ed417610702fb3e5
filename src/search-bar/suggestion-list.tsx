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
            key={`${suggestion.text} ${suggestion.id ?? ''}`}
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
  if (!text.toLowerCase().startsWith(start.toLowerCase())) return <b>{text}</b>;
  return (
    <>
      {text.slice(0, start.length)}
      {text.length > start.length && <b>{text.slice(start.length)}</b>}
    </>
  );
}
