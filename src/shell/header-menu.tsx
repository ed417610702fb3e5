import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { watchViewport } from '../host/viewport.ts';
import { useAddress } from '../routing/router.tsx';
import { AccountPanel, MainPanel } from './menu-panels.tsx';
import { SideMenu } from './side-menu.tsx';

export type MenuName = 'side' | 'main' | 'account';

/** How a menu was opened. */
export interface Opening {
  /** The focus goes on into it. */
  readonly isEntered?: boolean;
}

export interface HeaderMenuProps {
  readonly menu: MenuName;
  readonly opening: Opening;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

const menus = { side: SideMenu, main: MainPanel, account: AccountPanel };

/** An open menu of the header. Going elsewhere closes it, and so does a window that becomes wider or narrower. */
export default function HeaderMenu({ menu, ...rest }: HeaderMenuProps): ReactNode {
  const { onClose } = rest;
  const { key } = useAddress();
  const openedAt = useRef(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (key !== openedAt.current) close();
  }, [key]);
  // Another width has other buttons.
  useEffect(() => watchViewport(window, () => close()), []);

  const Menu = menus[menu];
  return <Menu {...rest} />;
}
