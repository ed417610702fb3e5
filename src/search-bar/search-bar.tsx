import { type ReactNode, useState } from 'react';
import { shellMessages } from '../contract/messages/shell.ts';
import { lazy } from '../loading/lazy.ts';
import { pathOf } from '../routing/paths.ts';
import { useSetAtom } from '../state/jotai.ts';
import { submitSearchAtom } from '../state/search.ts';
import { cx } from '../ui/cx.ts';
import { SearchField } from '../ui/forms/search-field.tsx';
import { Search } from '../ui/icon.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import type { ListState } from './search-help.tsx';
import { useSearchField } from './use-search-field.ts';

/** Loaded with the first focus; where that fails, every further one tries again. */
const help = lazy('search-help', () => import('./search-help.tsx'));
const SearchHelp = lazyComponent(help, 'SearchHelp');
const FieldStart = lazyComponent(help, 'FieldStart');
const FieldEnd = lazyComponent(help, 'FieldEnd');

export interface SearchBarProps {
  /** `lg` for the one that a screen is built around. */
  readonly size?: 'md' | 'lg';
}

/**
 * The search bar: a field with suggestions, the typed text first. Enter or a click on one goes to its search with
 * page 1, with Ctrl or Cmd in a new tab. On the search screen the field holds the text of the search.
 * The field is there at once; the suggestions and their keys come with the first focus.
 */
export function SearchBar({ size = 'md' }: SearchBarProps): ReactNode {
  const field = useSearchField();
  const submit = useSetAtom(submitSearchAtom);
  const [{ isFull, listId, activeId }, setList] = useState<ListState>(noList);
  const { text, setOpen } = field;
  const isLarge = size === 'lg';
  const icon = <Search size={isLarge ? 22 : 20} className="mp-search-field__icon" />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser still in use knows the search element
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
          placeholder={shellMessages.searchPlaceholder}
          size={size}
          value={text}
          onChange={value => {
            field.setText(value);
            setOpen(true);
          }}
          onFocus={() => {
            help.load().catch(error => console.error(error));
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          start={<FieldStart isWanted={false} fallback={icon} icon={icon} field={field} isFull={isFull} />}
          end={<FieldEnd isWanted={false} field={field} isFull={isFull} />}
          submitLabel={isLarge ? shellMessages.search : undefined}
        />
        <SearchHelp isWanted={false} field={field} onList={setList} />
      </div>
    </form>
  );
}
const noList: ListState = { isFull: false };
