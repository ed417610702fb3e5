import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { pressedKey } from '../../ui/input-method.ts';
import { usePressOutside } from '../../ui/overlays/use-press-outside.ts';

/** The menus of the header: the drawer on phones, and those of the nine dots and the avatar. */
export type MenuName = 'side' | 'main' | 'account';

export interface Opening {
  /** Opened by arrow down: the focus moves into the menu. */
  readonly isEntered?: boolean;
}

export interface OpenMenuProps {
  readonly opening: Opening;
  /** The button that opened it. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/**
 * The panel below a button of the header. Arrow keys, Home and End move between its links. Escape, a press outside, the
 * focus leaving and a followed link close it.
 */
export function MenuPanel({
  opening,
  button,
  onClose,
  children,
}: OpenMenuProps & { readonly children: ReactNode }): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (opening.isEntered && document.activeElement === button.current) linksOf(panel.current)[0]?.focus();
  }, [opening, button]);

  usePressOutside(() => button.current?.parentElement, onClose);

  useEffect(() => {
    const opener = button.current;
    const around = opener?.parentElement;
    const onFocusOut = ({ relatedTarget: target }: FocusEvent) => {
      if (target instanceof Node && !around?.contains(target)) close();
    };
    const onEscape = (event: globalThis.KeyboardEvent) => pressedKey(event) === 'Escape' && close();
    around?.addEventListener('focusout', onFocusOut);
    opener?.addEventListener('keydown', onEscape);
    return () => {
      around?.removeEventListener('focusout', onFocusOut);
      opener?.removeEventListener('keydown', onEscape);
    };
  }, [button]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = pressedKey(event);
    if (key === 'Escape') {
      event.stopPropagation();
      button.current?.focus();
      onClose();
      return;
    }
    const links = linksOf(event.currentTarget);
    const at = links.indexOf(document.activeElement as HTMLElement);
    const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
    // Other controls in the panel use these keys themselves.
    if (at < 0 || goal === undefined) return;
    event.preventDefault();
    links.at(goal % links.length)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks of the content bubble up to here
    <div
      ref={panel}
      className="mp-menu__panel"
      onKeyDown={onKeyDown}
      onClick={event => isOnLink(event) && flushSync(onClose)}
    >
      {children}
    </div>
  );
}

const linksOf = (panel: HTMLElement | null) => [
  ...(panel?.querySelectorAll<HTMLElement>('.mp-menu__item') ?? []),
];

/** Whether a click is on a link: the menu closes before the navigation. */
export function isOnLink({ target }: { readonly target: EventTarget }): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
