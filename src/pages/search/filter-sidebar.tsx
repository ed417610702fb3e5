import { type FormEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { filterMessages } from '../../contract/messages/filters.ts';
import { searchMessages } from '../../contract/messages/search.ts';
import { uiMessages } from '../../contract/messages/ui.ts';
import { totalOf } from '../../domain/paging.ts';
import { useCloseOnBack } from '../../routing/close-on-back.ts';
import { focusElement } from '../../routing/scroll-and-focus.ts';
import {
  applyDraftAtom,
  canResetDraftAtom,
  changeDraftAtom,
  closeDraftAtom,
  draftFiltersAtom,
  type FilterDraft,
  isDraftChangedAtom,
  openDraftAtom,
  resetDraftAtom,
} from '../../state/filter-draft.ts';
import { useAtomValue, useSetAtom } from '../../state/jotai.ts';
import { shown } from '../../state/query.ts';
import { areFiltersOpenAtom } from '../../state/search.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { X } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { useViewport } from '../../ui/use-viewport.ts';
import { LiveRegion } from '../../ui/visually-hidden.tsx';
import { useDraftCount } from './draft-count.ts';
import { FilterFields } from './filter-fields.tsx';
import { filterButtonId, filtersId } from './filter-ids.ts';
import { usePriceTexts } from './price-filter.tsx';
import { useFormats } from './use-formats.ts';

/** The filters while they are being chosen: open as long as it is drawn, and without effect until applied. */
export function FilterSidebar(): ReactNode {
  const open = useSetAtom(openDraftAtom);
  const drop = useSetAtom(closeDraftAtom);
  const draft = useAtomValue(draftFiltersAtom);
  useLayoutEffect(() => {
    open();
    return drop;
  }, [open, drop]);
  return draft && <Panel draft={draft} />;
}

function Panel({ draft }: { readonly draft: FilterDraft }): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const setOpen = useSetAtom(areFiltersOpenAtom);
  const change = useSetAtom(changeDraftAtom);
  const apply = useSetAtom(applyDraftAtom);
  const formats = useFormats();
  const prices = usePriceTexts(draft, change);
  const count = useDraftCount();
  const isChanged = useAtomValue(isDraftChangedAtom);
  const close = () => setOpen(false);
  useCloseOnBack(true, close);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) {
      wrong.focus({ preventScroll: true });
      // The message, too: the browser itself would be content with the field.
      wrong.closest('.mp-field')?.scrollIntoView({ block: 'center' });
      return;
    }
    apply();
    setOpen(false);
  }

  // A text that is no price counts as none meanwhile: that number is not what was asked for.
  const isWrong = Object.values(prices).some(({ error }) => error !== undefined);
  const total = !isWrong && count.data && totalOf(count.data.data.rounded_results_total_count);
  const text = total && filterMessages.show(total.count, formats.number(total.count), total.isMore);
  const told = total && searchMessages.count(total.count, formats.number(total.count), total.isMore);
  const footer = (
    <>
      <Reset />
      <Button type="submit" form={id} variant="primary" className="mp-filters__apply">
        {text || filterMessages.showUncounted}
      </Button>
      <LiveRegion message={isChanged && told ? told : ''} />
    </>
  );
  const fields = (
    <form ref={form} id={id} className="mp-filters__form" noValidate onSubmit={submit}>
      <FilterFields {...{ draft, change, prices, formats }} answer={shown(count)} />
    </form>
  );
  const Frame = useViewport() === 'desktop' ? Aside : Layer;
  return (
    <Frame onClose={close} footer={footer}>
      {fields}
    </Frame>
  );
}

/** Takes all filters of the draft back. Stays where it is, for it may have the focus. */
function Reset(): ReactNode {
  const canReset = useAtomValue(canResetDraftAtom);
  const reset = useSetAtom(resetDraftAtom);
  return (
    <Button variant="ghost" disabled={!canReset} onClick={reset}>
      {filterMessages.reset}
    </Button>
  );
}

interface FrameProps {
  readonly onClose: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** Over the page, where there is no room beside the list. */
function Layer({ onClose, footer, children }: FrameProps): ReactNode {
  return (
    <Sheet variant="sheet" title={filterMessages.title} onClose={onClose} footer={footer}>
      {children}
    </Sheet>
  );
}

/** Beside the list, which stays at hand. */
function Aside({ onClose, footer, children }: FrameProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useFittingHeight(root);
  useLayoutEffect(() => {
    if (title.current) focusElement(title.current);
    const element = root.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById(filterButtonId)?.focus();
    };
  }, []);
  return (
    <aside
      ref={root}
      id={filtersId}
      className="mp-filters"
      aria-labelledby={id}
      onKeyDown={event => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <header className="mp-sheet__head">
        <h2 ref={title} id={id} className="mp-h3">
          {filterMessages.title}
        </h2>
        <IconButton icon={X} label={uiMessages.close} onClick={onClose} />
      </header>
      <div className="mp-sheet__body">{children}</div>
      <footer className="mp-sheet__foot">{footer}</footer>
    </aside>
  );
}

/** The sidebar ends with the window wherever it begins, so that its buttons are always in sight. */
function useFittingHeight(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fit = () => {
      const element = root.current;
      const place = element?.parentElement;
      if (!element || !place) return;
      const top = Math.max(place.getBoundingClientRect().top, 0);
      element.style.setProperty('--mp-top', `${Math.round(top)}px`);
    };
    fit();
    const options = { passive: true } as const;
    window.addEventListener('scroll', fit, options);
    window.addEventListener('resize', fit, options);
    return () => {
      window.removeEventListener('scroll', fit);
      window.removeEventListener('resize', fit);
    };
  }, [root]);
}
