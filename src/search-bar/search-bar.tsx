import { type ReactNode, useState } from 'react';
import { report } from '../host/events.ts';
import { lazy } from '../loading/lazy.ts';
import { shellMessages } from '../messages/shell.ts';
import { pathOf } from '../routing/addresses/paths.ts';
import { useSetAtom } from '../state/core/jotai.ts';
import { submitSearchAtom } from '../state/search/search.ts';
import { cx } from '../ui/cx.ts';
import { SearchField } from '../ui/forms/search-field.tsx';
import { Search } from '../ui/icons/search.ts';
import { useArrival } from '../ui/lazy-component.tsx';
import type { ListState } from './suggestions.tsx';
import { useSearchField } from './use-search-field.ts';

/** Loaded with the first focus at the latest. After a failure, each further focus tries again. */
export const suggestions = lazy(() => import('./suggestions.tsx'));

export interface SearchBarProps {
  /** `lg` on the home screen, whose main element it is. */
  readonly size?: 'md' | 'lg';
}

/**
 * A search field with suggestions; the first one is the typed text. Enter or a click on a suggestion goes to page 1 of
 * its results; with Ctrl or Cmd in a new tab. On the search screen the field shows the text of the search.
 * The field works at once; the code of suggestions and their keys loads with the first focus.
 */
export function SearchBar({ size = 'md' }: SearchBarProps): ReactNode {
  const field = useSearchField();
  const code = useArrival(suggestions);
  const submit = useSetAtom(submitSearchAtom);
  const [{ isFull, listId, activeId }, setList] = useState<ListState>(noList);
  const { text, setOpen } = field;
  const isLarge = size === 'lg';
  const icon = <Search size={isLarge ? 22 : 20} className="mp-search-field__icon" />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every supported browser knows the search element
    <form
      ref={field.form}
      role="search"
      className={cx('mp-search-bar', isFull && 'mp-search-bar--full')}
      action={pathOf('PageSearch')}
      onSubmit={event => {
        event.preventDefault();
        if (text.trim() !== '') field.leave(() => submit(text));
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isFull && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <div className="mp-search-bar__stage">
        <SearchField
          name="q"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          aria-activedescendant={activeId}
          label={shellMessages.searchField}
          placeholder={shellMessages.searchField}
          size={size}
          value={text}
          onChange={value => {
            field.setText(value);
            setOpen(true);
          }}
          onFocus={() => {
            suggestions.load().catch(report);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          start={code ? <code.FieldStart icon={icon} field={field} isFull={isFull} /> : icon}
          end={code && <code.FieldEnd field={field} isFull={isFull} />}
          submitLabel={isLarge ? shellMessages.search : undefined}
        />
        {code && <code.Suggestions field={field} onList={setList} />}
      </div>
    </form>
  );
}
const noList: ListState = { isFull: false };
