import type { RefObject } from 'react';

/** The menus of the header: the drawer of a phone, the nine dots, the avatar. */
export type MenuName = 'side' | 'main' | 'account';

/** How a menu was opened. */
export interface Opening {
  /** The focus goes on into it. */
  readonly isEntered?: boolean;
}

/** What an open menu knows. */
export interface OpenMenu {
  readonly opening: Opening;
  /** The button that opened it. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}
