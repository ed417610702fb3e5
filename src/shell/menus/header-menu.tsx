import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { watchViewport } from '../../host/viewport.ts';
import { menuMessages } from '../../messages/navigation.ts';
import type { Address } from '../../routing/addresses/address.ts';
import { useAddress } from '../../routing/router/router.tsx';
import { useAtomValue } from '../../state/core/jotai.ts';
import { reviewerAtom } from '../../state/person/reviewer.ts';
import { CurrencyChooser } from './currency-chooser.tsx';
import { accountItemsAtom, MenuList, mainItemsAtom } from './menu-items.tsx';
import { type MenuName, MenuPanel, type OpenMenuProps } from './menu-panel.tsx';
import { SideMenu } from './side-menu.tsx';

const menus = { side: SideMenu, main: MainPanel, account: AccountPanel };

/**
 * An open menu of the header. Another page closes it, and so does a change between phone and wider windows. Choosing a
 * currency in it changes the address, but keeps it open.
 */
export function HeaderMenu({ menu, ...rest }: OpenMenuProps & { readonly menu: MenuName }): ReactNode {
  const page = pageOf(useAddress());
  const openedAt = useRef(page);
  const close = useEffectEvent(rest.onClose);
  useEffect(() => {
    if (page !== openedAt.current) close();
  }, [page]);
  const { button } = rest;
  useEffect(
    () =>
      watchViewport(window, () => {
        flushSync(close);
        visibleButton(button.current)?.focus();
      }),
    [button],
  );

  const Menu = menus[menu];
  return <Menu {...rest} />;
}

/** The address without the parameters that a chosen currency changes, in a fixed order. */
function pageOf({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  for (const name of ['currency', 'min_price', 'max_price', 'page']) query.delete(name);
  query.sort();
  return `${pathname}?${query}`;
}

/** The button of a menu; the first visible one when the new width hides it. */
function visibleButton(button: HTMLElement | null): HTMLElement | undefined {
  const others = button?.closest('header')?.querySelectorAll<HTMLElement>('.mp-menu__button') ?? [];
  return [button, ...others].find(one => one !== null && one.getClientRects().length > 0) ?? undefined;
}

/** The menu below the nine dots: the main menu and the currency. */
function MainPanel(props: OpenMenuProps): ReactNode {
  const items = useAtomValue(mainItemsAtom);
  return (
    <MenuPanel {...props}>
      <MenuList label={menuMessages.mainMenu} items={items} />
      <div className="mp-menu__currency">
        <CurrencyChooser />
      </div>
    </MenuPanel>
  );
}

/** The menu below the avatar: the reviewer's name and own pages. */
function AccountPanel(props: OpenMenuProps): ReactNode {
  const name = useAtomValue(reviewerAtom)?.name;
  const items = useAtomValue(accountItemsAtom);
  return (
    <MenuPanel {...props}>
      {name && <p className="mp-menu__head">{name}</p>}
      <MenuList label={menuMessages.account} items={items} />
    </MenuPanel>
  );
}
