import { type CSSProperties, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { filterMessages } from '../../messages/filters.ts';
import { uiMessages } from '../../messages/ui.ts';
import { focusElement } from '../../routing/scrolling/focus.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { dockHeightAtom } from '../../state/page/notices.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { X } from '../../ui/icons/x.ts';
import { pressedKey } from '../../ui/input-method.ts';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { filterButtonId, filtersId } from './filter-toolbar.tsx';

interface FrameProps {
  readonly onClose: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The filters over the page, where there is no room beside the results. */
export function FilterSheet({ onClose, footer, children }: FrameProps): ReactNode {
  return (
    <Sheet variant="sheet" title={filterMessages.title} onClose={onClose} footer={footer}>
      {children}
    </Sheet>
  );
}

/** The filters beside the results. */
export function FilterAside({ onClose, footer, children }: FrameProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const dockHeight = useAtomValue(dockHeightAtom);
  useFittingHeight(root);
  useLayoutEffect(() => {
    if (title.current) focusElement(title.current);
    const element = root.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // Where nothing is found meanwhile, the button is gone.
      const next = document.getElementById(filterButtonId) ?? document.querySelector('.mp-search__head h1');
      if (next instanceof HTMLElement) focusElement(next);
    };
  }, []);
  return (
    <aside
      ref={root}
      id={filtersId}
      className="mp-filters"
      style={{ '--mp-bottom': `${dockHeight}px` } as CSSProperties}
      aria-labelledby={id}
      onKeyDown={event => {
        if (pressedKey(event) === 'Escape' && !event.defaultPrevented) onClose();
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

/** Lets the sidebar end at the bottom of the window, so that its buttons are always in view. */
function useFittingHeight(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fit = () => {
      const element = root.current;
      const parent = element?.parentElement;
      if (!element || !parent) return;
      const top = Math.max(parent.getBoundingClientRect().top, 0);
      element.style.setProperty('--mp-top', `${Math.round(top)}px`);
    };
    fit();
    const options = { passive: true, capture: true } as const;
    document.addEventListener('scroll', fit, options);
    window.addEventListener('resize', fit, options);
    return () => {
      document.removeEventListener('scroll', fit, options);
      window.removeEventListener('resize', fit, options);
    };
  }, [root]);
}
