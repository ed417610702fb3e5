import { type ReactNode, useEffect, useRef, useState } from 'react';
import { shellMessages } from '../contract/messages/shell.ts';
import { lazy } from '../loading/lazy.ts';
import { pathOf } from '../routing/paths.ts';
import { useAddress } from '../routing/router.tsx';
import { goAndFocus } from '../routing/scroll-and-focus.ts';
import { appliedSearchAtom, isOnSearchAtom } from '../state/address.ts';
import { useAtomValue, useSetAtom } from '../state/jotai.ts';
import { submitSearchAtom } from '../state/search.ts';
import { cx } from '../ui/cx.ts';
import { SearchField } from '../ui/forms/search-field.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import type { Help, HelpState } from './search-help.tsx';

const help = lazy('search-help', () => import('./search-help.tsx'));
const SearchHelp = lazyComponent(help);

export interface SearchBarProps {
  /** `lg` for the one that a screen is built around. */
  readonly size?: 'md' | 'lg';
  /** Puts the focus into the field when it appears; the options stay closed until somebody types or clicks. */
  readonly autoFocus?: boolean;
}

/**
 * The search bar: a field with suggestions, the typed text first. Enter or a click on one goes to its search with
 * page 1, with Ctrl or Cmd in a new tab. On the search screen the field holds the text of the search.
 * The field is there at once; the suggestions and their keys come with the first focus.
 */
export function SearchBar({ size = 'md', autoFocus = false }: SearchBarProps): ReactNode {
  const [text, setText] = useSearchText();
  const submitText = useSetAtom(submitSearchAtom);
  const form = useRef<HTMLFormElement>(null);
  const helper = useRef<Help>(null);
  const isFocusing = useRef(false);
  /** Whether the list is to open as soon as it is there. */
  const [isOpening, setIsOpening] = useState(false);
  const [state, setState] = useState<HelpState>(closed);

  function open(): void {
    setIsOpening(true);
    helper.current?.open();
  }

  function change(value: string): void {
    setText(value);
    open();
    helper.current?.typed(value);
  }

  function submit(): void {
    if (helper.current) helper.current.submit();
    else if (text.trim() !== '') {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      goAndFocus(() => submitText(text));
    }
  }

  useEffect(() => {
    if (!autoFocus) return;
    isFocusing.current = true;
    form.current?.querySelector('input')?.focus({ preventScroll: true });
    isFocusing.current = false;
  }, [autoFocus]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser still in use knows the search element
    <form
      ref={form}
      role="search"
      className={cx('mp-search-bar', `mp-search-bar--${state.mode}`)}
      action={pathOf('PageSearch')}
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
      onBlur={event => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setIsOpening(false);
        helper.current?.left();
      }}
    >
      <div className="mp-search-bar__stage">
        <SearchField
          name="q"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={state.listId !== undefined}
          aria-controls={state.listId}
          aria-activedescendant={state.activeId}
          label={shellMessages.searchField}
          placeholder={shellMessages.searchPlaceholder}
          size={size}
          value={text}
          onChange={change}
          onKeyDown={event => helper.current?.keyDown(event)}
          onFocus={() => {
            void load();
            if (!isFocusing.current) open();
          }}
          onClick={open}
          start={state.start}
          end={state.end}
          submitLabel={size === 'lg' ? shellMessages.search : undefined}
        />
        <SearchHelp
          // Comes with the first focus; where that fails, every further one tries again.
          isWanted={false}
          ref={helper}
          form={form}
          text={text}
          setText={setText}
          isOpening={isOpening}
          onState={setState}
        />
      </div>
    </form>
  );
}
const closed: HelpState = { mode: 'closed' };
const load = () => help.load().catch(error => console.error(error));

/**
 * The text in the field: what somebody types, and where they go to another screen or search for another text, that of
 * the search shown. A filter or an address that is only mended leaves what is typed.
 */
function useSearchText(): [string, (text: string) => void] {
  const { pathname } = useAddress();
  const isOnSearch = useAtomValue(isOnSearchAtom);
  const { q } = useAtomValue(appliedSearchAtom);
  const applied = isOnSearch ? q : '';
  const key = `${pathname} ${applied}`;
  const [state, setState] = useState({ key, text: applied });
  if (state.key !== key) setState({ key, text: applied });
  return [state.text, text => setState({ key, text })];
}
