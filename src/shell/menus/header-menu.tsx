import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { menuMessages } from '../../contract/messages/navigation.ts';
import { watchViewport } from '../../host/viewport.ts';
import type { Address } from '../../routing/address.ts';
import { useAddress } from '../../routing/router.tsx';
import { useAtomValue } from '../../state/jotai.ts';
import { reviewerAtom } from '../../state/reviewer.ts';
import { CurrencyChooser } from './currency-chooser.tsx';
import { accountItems, MenuList, mainItems } from './menu-items.tsx';
import { type MenuName, MenuPanel, type OpenMenu } from './menu-panel.tsx';
import { SideMenu } from './side-menu.tsx';

const menus = { side: SideMenu, main: MainPanel, account: AccountPanel };

/**
 * An open menu of the header. Going elsewhere closes it, and so does a window that becomes wider or narrower. The
 * currency that is chosen in it writes its own parameters anew, and goes nowhere by that.
 */
export function HeaderMenu({ menu, ...rest }: OpenMenu & { readonly menu: MenuName }): ReactNode {
  const place = placeOf(useAddress());
  const openedAt = useRef(place);
  const close = useEffectEvent(rest.onClose);
  useEffect(() => {
    if (place !== openedAt.current) close();
  }, [place]);
  const { button } = rest;
  useEffect(
    () =>
      watchViewport(window, () => {
        flushSync(close);
        shownOf(button.current)?.focus();
      }),
    [button],
  );

  const Menu = menus[menu];
  return <Menu {...rest} />;
}

/** The address but for what the currency writes, however it is written. */
function placeOf({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  for (const name of ['currency', 'min_price', 'max_price', 'page']) query.delete(name);
  query.sort();
  return `${pathname}?${query}`;
}

/** The button of a menu; where another width has others, the first of those. */
function shownOf(button: HTMLElement | null): HTMLElement | undefined {
  const others = button?.closest('header')?.querySelectorAll<HTMLElement>('.mp-menu__button') ?? [];
  return [button, ...others].find(one => one !== null && one.getClientRects().length > 0) ?? undefined;
}

/** Below the nine dots: where else one can go. */
export function MainPanel(props: OpenMenu): ReactNode {
  return (
    <MenuPanel {...props}>
      <MenuList label={menuMessages.mainMenu} items={mainItems} />
      <div className="mp-menu__currency">
        <CurrencyChooser />
      </div>
    </MenuPanel>
  );
}

/** Below the avatar: who is signed in, and the pages of their own. */
export function AccountPanel(props: OpenMenu): ReactNode {
  const name = useAtomValue(reviewerAtom)?.name;
  return (
    <MenuPanel {...props}>
      {name && <p className="mp-menu__head">{name}</p>}
      <MenuList label={menuMessages.account} items={accountItems} />
    </MenuPanel>
  );
}
