import { type MouseEvent, type ReactNode, useId } from 'react';
import { suggestionMessages, discoverMessages as texts } from '../messages/search-bar.ts';
import { useSetAtom } from '../state/core/jotai.ts';
import { clearViewedAtom } from '../state/goods/recently-viewed.ts';
import { clearRecentAtom, removeRecentAtom } from '../state/search/recent-searches.ts';
import { History } from '../ui/icons/history.ts';
import { X } from '../ui/icons/x.ts';
import { DiscoverHead, ViewedTile } from './discover.tsx';
import type { Choices } from './use-choices.ts';
import type { useCombobox } from './use-combobox.ts';

interface DiscoverPanelProps extends Pick<Choices, 'options' | 'recentCount' | 'viewed'> {
  readonly combobox: ReturnType<typeof useCombobox>;
  readonly focusField: () => void;
}

/**
 * What is offered before something is typed, as one list of options in groups: recent searches, popular ones, and what
 * was viewed. Titles and buttons follow the list, because it may contain options only; the stylesheet puts each above or
 * beside its group.
 */
export function DiscoverPanel({
  options,
  recentCount,
  viewed,
  combobox: { listProps, optionProps },
  focusField,
}: DiscoverPanelProps): ReactNode {
  const id = useId();
  const clearRecent = useSetAtom(clearRecentAtom);
  const clearViewed = useSetAtom(clearViewedAtom);
  const recent = options.slice(0, recentCount);
  const popular = options.slice(recentCount);
  /** The attributes of a group, whose title has the same name. */
  const group = (name: string) =>
    ({
      role: 'group',
      'aria-labelledby': `${id}-${name}`,
      className: `mp-discover__${name}`,
    }) as const;
  return (
    <div className="mp-discover">
      <div
        {...listProps}
        role="listbox"
        className="mp-discover__list"
        aria-label={suggestionMessages.suggestions}
      >
        {recent.length > 0 && (
          <div {...group('recent')}>
            {recent.map(({ text }, index) => (
              <div key={text} {...optionProps(index)} className="mp-suggestions__option">
                <History size={18} className="mp-suggestions__icon" />
                <span className="mp-suggestions__text" dir="auto">
                  {text}
                </span>
              </div>
            ))}
          </div>
        )}
        {popular.length > 0 && (
          <div {...group('popular')}>
            {popular.map(({ text }, index) => (
              <div key={text} {...optionProps(recentCount + index)} className="mp-chip" dir="auto">
                {text}
              </div>
            ))}
          </div>
        )}
        {viewed.length > 0 && (
          <div {...group('viewed')}>
            {viewed.map((item, index) => (
              <div key={item.path} {...optionProps(options.length + index)} className="mp-viewed__item">
                <ViewedTile item={item} />
              </div>
            ))}
          </div>
        )}
      </div>
      {recent.length > 0 && (
        <>
          <DiscoverHead
            id={`${id}-recent`}
            title={suggestionMessages.recentSearches}
            clear={suggestionMessages.forgetAllRecent}
            onClear={() => {
              focusField();
              clearRecent();
            }}
          />
          <Removals texts={recent.map(({ text }) => text)} focusField={focusField} />
        </>
      )}
      {popular.length > 0 && <DiscoverHead id={`${id}-popular`} title={texts.popular} />}
      {viewed.length > 0 && (
        <DiscoverHead
          id={`${id}-viewed`}
          title={texts.viewed}
          clear={texts.clear}
          clearLabel={texts.clearViewed}
          onClear={() => {
            focusField();
            clearViewed();
          }}
        />
      )}
    </div>
  );
}

interface RemovalsProps {
  readonly texts: readonly string[];
  readonly focusField: () => void;
}

/** A button for each recent search that removes it. The Delete key does so, too. */
function Removals({ texts: recent, focusField }: RemovalsProps): ReactNode {
  const removeRecent = useSetAtom(removeRecentAtom);

  /** Moves the focus to the next button before this one is removed. */
  function remove({ currentTarget: button }: MouseEvent, text: string): void {
    const next = button.nextElementSibling ?? button.previousElementSibling;
    if (document.activeElement === button && next instanceof HTMLElement) next.focus();
    else focusField();
    removeRecent(text);
  }

  return (
    <div className="mp-discover__removals">
      {recent.map(text => (
        <button
          key={text}
          type="button"
          className="mp-icon-button mp-discover__remove"
          aria-label={suggestionMessages.forgetRecent({ text })}
          onMouseDown={event => event.preventDefault()}
          onClick={event => remove(event, text)}
        >
          <X size={16} />
        </button>
      ))}
    </div>
  );
}
