import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import type { Suggestion } from '../contract/suggestions.ts';
import { suggestionMessages } from '../messages/search-bar.ts';
import { hasModifier } from '../routing/addresses/link-destination.ts';
import { pathOf } from '../routing/addresses/paths.ts';
import { useAtomValue } from '../state/core/jotai.ts';
import { categoryNameAtom } from '../state/goods/categories.ts';
import type { SuggestedPage } from '../state/search/suggestions.ts';
import { LiveRegion } from '../ui/feedback/live-region.tsx';
import { ChevronRight } from '../ui/icons/chevron-right.ts';
import { LayoutGrid } from '../ui/icons/layout-grid.ts';
import { Search } from '../ui/icons/search.ts';
import { pressedKey } from '../ui/input-method.ts';
import { Link } from '../ui/navigation/link.tsx';
import { DiscoverPanel } from './discover-panel.tsx';
import { SuggestedPages } from './suggested-pages.tsx';
import type { Choices } from './use-choices.ts';
import type { useCombobox } from './use-combobox.ts';
import type { SearchFieldControl } from './use-search-field.ts';

interface SuggestionPanelProps extends Choices {
  readonly field: SearchFieldControl;
  readonly combobox: ReturnType<typeof useCombobox>;
}

/**
 * The panel below the field: suggestions, or before something is typed recent and popular searches and what was viewed;
 * and a link to the categories.
 */
export function SuggestionPanel({ field, combobox, ...choices }: SuggestionPanelProps): ReactNode {
  const categoryName = useAtomValue(categoryNameAtom);
  const { isOpen } = field;
  const { options, pages, hrefs, isEmpty, announcedCount, showsBrowse } = choices;
  const hasOptions = options.length + hrefs.length > 0;

  function closeByKey(event: KeyboardEvent): void {
    if (pressedKey(event) !== 'Escape') return;
    event.preventDefault();
    field.focus();
    field.setOpen(false);
  }
  return (
    <div className="mp-search-bar__below">
      {isOpen && (hasOptions || showsBrowse) && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys of its content bubble here
        <div className="mp-search-bar__panel" onKeyDown={closeByKey}>
          {hasOptions &&
            (isEmpty ? (
              <DiscoverPanel {...choices} combobox={combobox} focusField={field.focus} />
            ) : (
              <SuggestionList
                typed={field.text}
                suggestions={options}
                pages={pages}
                categoryName={categoryName}
                combobox={combobox}
              />
            ))}
          {showsBrowse && (
            <Link
              className="mp-search-bar__browse"
              href={pathOf('categoryIndex')}
              onClick={event => hasModifier(event) || field.closeAtOnce()}
            >
              <LayoutGrid size={18} />
              <span>{suggestionMessages.browseByCategory}</span>
              <ChevronRight size={18} className="mp-search-bar__onward" />
            </Link>
          )}
        </div>
      )}
      <LiveRegion
        message={
          isOpen && announcedCount > 0 ? suggestionMessages.suggestionCount({ count: announcedCount }) : ''
        }
      />
    </div>
  );
}

interface SuggestionListProps {
  readonly typed: string;
  readonly suggestions: readonly Suggestion[];
  readonly pages?: readonly SuggestedPage[] | undefined;
  readonly categoryName: (id: string | number) => string | undefined;
  readonly combobox: ReturnType<typeof useCombobox>;
}

/** One list of options: the texts, and beside them the pages, in groups. A list of texts alone has no groups. */
function SuggestionList({ pages = [], ...texts }: SuggestionListProps): ReactNode {
  const { listProps, optionProps } = texts.combobox;
  if (pages.length === 0)
    return (
      <SuggestedTexts {...texts} list={{ ...listProps, 'aria-label': suggestionMessages.suggestions }} />
    );
  return (
    <div {...listProps} role="listbox" className="mp-suggest" aria-label={suggestionMessages.suggestions}>
      <div role="presentation" className="mp-suggest__columns">
        <SuggestedTexts {...texts} list={{ role: 'group', 'aria-label': suggestionMessages.texts }} />
        <div role="presentation" className="mp-suggest__pages">
          <SuggestedPages pages={pages} from={texts.suggestions.length} optionProps={optionProps} />
        </div>
      </div>
    </div>
  );
}

interface SuggestedTextsProps extends Omit<SuggestionListProps, 'pages'> {
  /** Attributes of the list itself. */
  readonly list: { readonly id?: string; readonly role: string; readonly 'aria-label': string };
}

/** The suggested texts. What goes beyond the typed text is bold. */
function SuggestedTexts({
  typed,
  suggestions,
  categoryName,
  combobox: { optionProps },
  list,
}: SuggestedTextsProps): ReactNode {
  return (
    <ul {...list} className="mp-suggestions">
      {suggestions.map((suggestion, index) => {
        const category = suggestion.id == null ? undefined : categoryName(suggestion.id);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: each letter changes the texts of the same rows
            key={index}
            {...optionProps(index)}
            className="mp-suggestions__option"
          >
            <Search size={18} className="mp-suggestions__icon" />
            <span className="mp-suggestions__text" dir="auto">
              <Completion text={suggestion.text} typed={typed} />
              {category && (
                <bdi className="mp-suggestions__category">{` ${suggestionMessages.inCategory({ category })}`}</bdi>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The typed letters are light in each word of the text: at its beginning, and several of them also inside it. */
function Completion({ text, typed }: { text: string; typed: string }): ReactNode {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = (part: string): [start: number, end: number] => {
    const lower = part.toLowerCase();
    const places = words
      .map(word => [lower.indexOf(word), word.length] as const)
      .filter(([at, length]) => at === 0 || (at > 0 && length > 1))
      .sort(([, one], [, other]) => other - one);
    const [at, length] = places[0] ?? [0, 0];
    return [at, at + length];
  };
  return (text.match(/\S+\s*|\s+/g) ?? []).map((part, index) => {
    const [start, end] = found(part);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
      <Fragment key={index}>
        {start > 0 && <b>{part.slice(0, start)}</b>}
        {end > start && <span>{part.slice(start, end)}</span>}
        {part.length > end && <b>{part.slice(end)}</b>}
      </Fragment>
    );
  });
}
