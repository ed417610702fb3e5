import { type MouseEvent, type ReactNode, useId } from 'react';
import { suggestionMessages } from '../messages/search-bar.ts';
import { useSetAtom } from '../state/jotai.ts';
import { clearRecentAtom, removeRecentAtom } from '../state/recent-searches.ts';
import { History } from '../ui/icons/history.ts';
import { X } from '../ui/icons/x.ts';
import type { useCombobox } from './use-combobox.ts';

interface RecentSearchesProps {
  readonly texts: readonly string[];
  readonly combobox: ReturnType<typeof useCombobox>;
  readonly focusField: () => void;
}

/**
 * Recent searches on this device, to repeat or to remove. The buttons stand beside the list, because an option of a
 * listbox may contain text only.
 */
export function RecentSearches({
  texts,
  combobox: { listProps, optionProps },
  focusField,
}: RecentSearchesProps): ReactNode {
  const id = useId();
  const removeRecent = useSetAtom(removeRecentAtom);
  const clearRecent = useSetAtom(clearRecentAtom);

  /** Moves the focus to the next button before this one is removed. */
  function remove({ currentTarget: button }: MouseEvent, text: string): void {
    const next = button.nextElementSibling ?? button.previousElementSibling;
    if (document.activeElement === button && next instanceof HTMLElement) next.focus();
    else focusField();
    removeRecent(text);
  }

  return (
    <div className="mp-recent">
      <div className="mp-recent__head">
        <span id={id} className="mp-recent__title">
          {suggestionMessages.recentSearches}
        </span>
        <button
          type="button"
          className="mp-link"
          onMouseDown={keepFocus}
          onClick={() => {
            focusField();
            clearRecent();
          }}
        >
          {suggestionMessages.forgetAllRecent}
        </button>
      </div>
      <div className="mp-recent__rows">
        <ul {...listProps} className="mp-suggestions" aria-labelledby={id}>
          {texts.map((text, index) => (
            <li key={text} {...optionProps(index)} className="mp-suggestions__option">
              <History size={18} className="mp-suggestions__icon" />
              <span className="mp-suggestions__text" dir="auto">
                {text}
              </span>
            </li>
          ))}
        </ul>
        <div className="mp-recent__removals">
          {texts.map(text => (
            <button
              key={text}
              type="button"
              className="mp-icon-button mp-recent__remove"
              aria-label={suggestionMessages.forgetRecent({ text })}
              onMouseDown={keepFocus}
              onClick={event => remove(event, text)}
            >
              <X size={16} />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

const keepFocus = (event: MouseEvent) => event.preventDefault();
