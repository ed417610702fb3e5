import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { watchViewport } from '../host/viewport.ts';
import { useAddress } from '../routing/router.tsx';
import { AccountPanel, MainPanel } from './menu-panels.tsx';
import type { MenuName, OpenMenu } from './open-menu.ts';
import { SideMenu } from './side-menu.tsx';

const menus = { side: SideMenu, main: MainPanel, account: AccountPanel };

/** An open menu of the header. Going elsewhere closes it, and so does a window that becomes wider or narrower. */
export default function HeaderMenu({ menu, ...rest }: OpenMenu & { readonly menu: MenuName }): ReactNode {
  const { key } = useAddress();
  const openedAt = useRef(key);
  const close = useEffectEvent(rest.onClose);
  useEffect(() => {
    if (key !== openedAt.current) close();
  }, [key]);
  // Another width has other buttons.
  useEffect(() => watchViewport(window, () => close()), []);

  const Menu = menus[menu];
  return <Menu {...rest} />;
}
