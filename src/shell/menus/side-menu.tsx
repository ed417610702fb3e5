import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { menuMessages } from '../../messages/navigation.ts';
import { signInHref } from '../../routing/addresses/paths.ts';
import { useCloseOnBack } from '../../routing/history/use-close-on-back.ts';
import { useAddress } from '../../routing/router/router.tsx';
import { useAtomValue } from '../../state/core/jotai.ts';
import { type Reviewer, reviewerAtom } from '../../state/person/reviewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChevronDown } from '../../ui/icons/chevron-down.ts';
import { X } from '../../ui/icons/x.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import { useSwipeToDismiss } from '../../ui/overlays/use-swipe-to-dismiss.ts';
import { AccountAvatar } from '../header/account-avatar.tsx';
import { CurrencyChooser } from './currency-chooser.tsx';
import { accountItemsAtom, MenuList, mobileItemsAtom } from './menu-items.tsx';
import { isOnLink } from './menu-panel.tsx';

export interface SideMenuProps {
  readonly onClose: () => void;
  /** A press outside leaves it open. */
  readonly ignoreOutside?: boolean;
}

/**
 * The menu of a phone, a drawer from the start edge: account or sign-in, the reviewer's own pages, main menu, currency.
 * Escape, Back, the button, a press outside, a swipe towards the edge and a followed link close it.
 */
export function SideMenu({ onClose, ignoreOutside }: SideMenuProps): ReactNode {
  const id = useId();
  const reviewer = useAtomValue(reviewerAtom);
  const items = useAtomValue(mobileItemsAtom);
  const ownItems = useAtomValue(accountItemsAtom);
  const [isExpanded, setIsExpanded] = useState(false);
  const swipe = useSwipeToDismiss(onClose);
  useCloseOnBack(true, onClose);
  return (
    <Modal className="mp-side-menu" labelledBy={id} onDismiss={onClose} ignoreOutside={ignoreOutside}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks and swipes of the content bubble up to here */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link makes a click as well */}
      <div className="mp-side-menu__box" {...swipe} onClick={event => isOnLink(event) && flushSync(onClose)}>
        <h2 id={id} className="mp-visually-hidden">
          {menuMessages.menu}
        </h2>
        <div className="mp-side-menu__head">
          {reviewer ? (
            <ProfileBlock
              reviewer={reviewer}
              listId={`${id}-account`}
              isExpanded={isExpanded}
              onToggle={() => setIsExpanded(!isExpanded)}
            />
          ) : (
            <SignIn />
          )}
          <IconButton icon={X} label={menuMessages.close} onClick={onClose} />
        </div>
        <div className="mp-side-menu__body">
          {reviewer && isExpanded && (
            <MenuList id={`${id}-account`} label={menuMessages.account} items={ownItems} />
          )}
          <MenuList label={menuMessages.mainMenu} items={items} />
          <div className="mp-menu__currency">
            <CurrencyChooser />
          </div>
        </div>
      </div>
    </Modal>
  );
}

interface ProfileBlockProps {
  readonly reviewer: Reviewer;
  readonly listId: string;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
}

function ProfileBlock({ reviewer, listId, isExpanded, onToggle }: ProfileBlockProps): ReactNode {
  return (
    <button
      type="button"
      className="mp-side-menu__profile"
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? listId : undefined}
      onClick={onToggle}
    >
      <span aria-hidden>
        <AccountAvatar />
      </span>
      <span className="mp-side-menu__who">
        <b>{menuMessages.account}</b>
        {reviewer.name && <span className="mp-side-menu__name">{reviewer.name}</span>}
      </span>
      <ChevronDown size={20} className="mp-side-menu__toggle" />
    </button>
  );
}

function SignIn(): ReactNode {
  const { pathname, search } = useAddress();
  return (
    <ButtonLink variant="primary" href={signInHref(pathname + search)}>
      {menuMessages.signIn}
    </ButtonLink>
  );
}
