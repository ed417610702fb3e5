import { type DOMAttributes, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Category } from '../../contract/categories.ts';
import { megaMenuCloseMs } from '../../contract/limits.ts';
import type { CategoryId, CategoryIndex } from '../../domain/categories.ts';
import { hasModifier } from '../../routing/addresses/link-destination.ts';
import { pressedKey } from '../../ui/input-method.ts';
import { usePressOutside } from '../../ui/overlays/use-press-outside.ts';
import { isPanelOf, type MenuEvent, type OpenPanel, reduceMenu } from './mega-menu-state.ts';

/** The elements of the bar, for what keys and pointer do. */
export interface CategoryBarParts {
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly categories: readonly Category[];
  /** The links of the categories, in their order. */
  links(): readonly HTMLElement[];
  hasPanel(top: Category): boolean;
}

export function linkOf(
  { links, categories }: CategoryBarParts,
  id: CategoryId | null,
): HTMLElement | undefined {
  return links()[categories.findIndex(({ id: one }) => String(one) === String(id))];
}

export interface MegaMenu {
  /** The open panel. */
  readonly panel: OpenPanel | null;
  isOpen(top: Category): boolean;
  send(event: MenuEvent): void;
  /** Closes after a moment: the mouse left. */
  closeSoon(): void;
  /** Takes that back: the mouse returned. */
  stayOpen(): void;
  /** Close it when the focus leaves it, and when one of its links is followed. */
  readonly onNav: Pick<DOMAttributes<HTMLElement>, 'onBlur' | 'onClick'>;
}

/**
 * The state of the mega-menu. While it is open, the body carries `modal-open`. What closes it: Escape, a press outside, the
 * focus on another part of the page, a followed link, the mouse that left, and another page.
 * @param nav the element around bar and panel
 * @param pageKey differs from page to page
 */
export function useMegaMenu(
  index: CategoryIndex,
  bar: CategoryBarParts,
  nav: RefObject<HTMLElement | null>,
  pageKey: string,
): MegaMenu {
  const [last, setLast] = useState<OpenPanel | null>(null);
  const onThisPage = (some: OpenPanel | null) => (some?.pageKey === pageKey ? some : null);
  const panel = onThisPage(last);
  const isOpen = panel !== null;

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stayOpen = () => clearTimeout(timer.current);
  const send = (event: MenuEvent) => {
    stayOpen();
    setLast(before => reduceMenu(onThisPage(before), event, index, pageKey));
  };
  const close = () => send({ type: 'close' });
  useEffect(() => () => clearTimeout(timer.current), []);

  usePressOutside(() => nav.current, close, isOpen);
  const onEscape = useEffectEvent(() => {
    if (panel && bar.panel.current?.contains(document.activeElement)) linkOf(bar, panel.top)?.focus();
    close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => pressedKey(event) === 'Escape' && onEscape();
    document.body.classList.add(openClass);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.body.classList.remove(openClass);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  return {
    panel,
    isOpen: top => isPanelOf(panel, top),
    send,
    closeSoon() {
      stayOpen();
      timer.current = setTimeout(close, megaMenuCloseMs);
    },
    stayOpen,
    onNav: {
      onBlur({ relatedTarget }) {
        if (!relatedTarget || bar.panel.current?.contains(relatedTarget)) return;
        if (relatedTarget !== linkOf(bar, panel?.top ?? null)) close();
      },
      onClick(event) {
        const isFollowed = !event.defaultPrevented && !hasModifier(event);
        if (isFollowed && (event.target as Element).closest('a')) close();
      },
    },
  };
}
const openClass = 'modal-open';
