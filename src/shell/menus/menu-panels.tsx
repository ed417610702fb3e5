import type { ReactNode } from 'react';
import { menuMessages } from '../../contract/messages/menus.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { reviewerAtom } from '../../state/reviewer.ts';
import { CurrencyChooser } from './currency-chooser.tsx';
import { accountItems, mainItems } from './menu-items.ts';
import { MenuList } from './menu-list.tsx';
import { MenuPanel } from './menu-panel.tsx';
import type { OpenMenu } from './open-menu.ts';

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
