import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Category } from '../../contract/categories.ts';
import { megaMenuCloseMs } from '../../contract/limits.ts';
import type { CategoryId, CategoryIndex } from '../../domain/categories.ts';
import { barChildren } from '../../domain/categories.ts';

/** What is open, and at which place: a category of the bar, and which of its children has its own listed. */
interface Open {
  readonly place: string;
  readonly top: CategoryId;
  readonly second: CategoryId;
  readonly isGlance: boolean;
}

export interface MegaMenuState {
  readonly top: CategoryId | null;
  readonly second: CategoryId | null;
  /** Whether it is open for no more than that its link has the focus. */
  readonly isGlance: boolean;
  /** Opens the panel of a category of the bar, its first child in front; one without children has no panel. */
  show(top: Category, isGlance?: boolean): void;
  /** Brings a second-level category to the front; one without children changes nothing. */
  setSecond(second: Category): void;
  close(): void;
  /** The mouse left: closes soon. */
  leave(): void;
  /** The mouse is back. */
  stay(): void;
}

/**
 * The state of the mega-menu. While it is open, the body carries `modal-open`; Esc, a press anywhere else and going
 * anywhere close it.
 * @param menu what holds the bar and the panel
 * @param place changes when somebody goes somewhere
 * @param onEscape called before Esc closes it
 */
export function useMegaMenu(
  index: CategoryIndex,
  menu: RefObject<HTMLElement | null>,
  place: string,
  onEscape: (top: CategoryId) => void,
): MegaMenuState {
  const [last, setOpen] = useState<Open | null>(null);
  const open = last?.place === place ? last : null;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { top = null, second = null, isGlance = false } = open ?? {};

  const { stay, close, leave } = useMemo(() => {
    const stay = () => clearTimeout(timer.current);
    const close = () => {
      stay();
      setOpen(null);
    };
    const leave = () => {
      stay();
      timer.current = setTimeout(close, megaMenuCloseMs);
    };
    return { stay, close, leave };
  }, []);
  function show({ id }: Category, isGlance = false): void {
    stay();
    const [first] = barChildren(index, id);
    setOpen(first ? { place, top: id, second: first.id, isGlance } : null);
  }
  function setSecond({ id }: Category): void {
    if (barChildren(index, id).length > 0) setOpen(now => now && { ...now, second: id });
  }

  const escaped = useEffectEvent(onEscape);
  useEffect(() => {
    if (top === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      escaped(top);
      close();
    };
    const onPress = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) close();
    };
    document.body.classList.add(openClass);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.body.classList.remove(openClass);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [top, close, menu]);
  useEffect(() => stay, [stay]);

  return { top, second, isGlance, show, setSecond, close, leave, stay };
}
const openClass = 'modal-open';
