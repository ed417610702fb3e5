import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Category } from '../../contract/categories.ts';
import { megaMenuCloseMs } from '../../contract/limits.ts';
import { barChildren, type CategoryId, type CategoryIndex } from '../../domain/categories.ts';
import { usePressOutside } from '../../ui/overlays/use-press-outside.ts';

/** The open panel. */
interface OpenPanel {
  /** The page that it was opened on. */
  readonly pageKey: string;
  /** The category of the bar. */
  readonly top: CategoryId;
  /** The child of it whose children are listed. */
  readonly second: CategoryId;
  readonly isPreview: boolean;
}

export interface MegaMenuState {
  readonly top: CategoryId | null;
  readonly second: CategoryId | null;
  /** Open only because the focus is on its link: Tab skips the panel. */
  readonly isPreview: boolean;
  isOpen(top: Category): boolean;
  /** Opens the panel of a category of the bar and lists the children of its first child. No panel without children. */
  show(top: Category, isPreview?: boolean): void;
  /** Lists the children of a second-level category. Without children, nothing changes. */
  setSecond(second: Category): void;
  /** Opens the panel, or closes it. */
  toggle(top: Category): void;
  close(): void;
  /** Closes after a moment: the mouse left. */
  closeSoon(): void;
  /** Takes that back: the mouse returned. */
  stayOpen(): void;
}

/**
 * The state of the mega-menu. While it is open, the body carries `modal-open`. Escape, a press outside and another page
 * close it.
 * @param menu the element around bar and panel
 * @param pageKey differs from page to page
 * @param onEscape called before Escape closes it
 */
export function useMegaMenu(
  index: CategoryIndex,
  menu: RefObject<HTMLElement | null>,
  pageKey: string,
  onEscape: (top: CategoryId) => void,
): MegaMenuState {
  const [last, setOpen] = useState<OpenPanel | null>(null);
  const open = last?.pageKey === pageKey ? last : null;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { top = null, second = null, isPreview = false } = open ?? {};

  const { stayOpen, close, closeSoon } = useMemo(() => {
    const stayOpen = () => clearTimeout(timer.current);
    const close = () => {
      stayOpen();
      setOpen(null);
    };
    const closeSoon = () => {
      stayOpen();
      timer.current = setTimeout(close, megaMenuCloseMs);
    };
    return { stayOpen, close, closeSoon };
  }, []);
  function show({ id }: Category, isPreview = false): void {
    stayOpen();
    const [first] = barChildren(index, id);
    setOpen(first ? { pageKey, top: id, second: first.id, isPreview } : null);
  }
  const isOpen = ({ id }: Category) => top !== null && String(id) === String(top);
  function toggle(category: Category): void {
    if (isOpen(category)) close();
    else show(category);
  }
  function setSecond({ id }: Category): void {
    if (barChildren(index, id).length > 0) setOpen(now => now && { ...now, second: id });
  }

  usePressOutside(() => menu.current, close, top !== null);
  const escaped = useEffectEvent(onEscape);
  useEffect(() => {
    if (top === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      escaped(top);
      close();
    };
    document.body.classList.add(openClass);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.body.classList.remove(openClass);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [top, close]);
  useEffect(() => stayOpen, [stayOpen]);

  return { top, second, isPreview, isOpen, show, toggle, setSecond, close, closeSoon, stayOpen };
}
const openClass = 'modal-open';
