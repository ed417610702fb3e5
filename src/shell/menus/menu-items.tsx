import type { ReactNode } from 'react';
import { externalHref } from '../../domain/links.ts';
import { showsWriteReview } from '../../domain/permissions.ts';
import { menuMessages, waitingMessages } from '../../messages/navigation.ts';
import { isOffered, matchPath, pathOf } from '../../routing/addresses/paths.ts';
import { disputesHref } from '../../routing/addresses/profile-href.ts';
import { useAddress } from '../../routing/router/router.tsx';
import { atom } from '../../state/core/jotai.ts';
import { servicesAtom } from '../../state/core/services.ts';
import { waitingDisputesAtom } from '../../state/disputes/waiting-disputes.ts';
import { isRedesignAtom } from '../../state/page/address.ts';
import { viewerAtom } from '../../state/person/reviewer.ts';
import { Briefcase } from '../../ui/icons/briefcase.ts';
import { CircleAlert } from '../../ui/icons/circle-alert.ts';
import { CircleHelp } from '../../ui/icons/circle-help.ts';
import { Home } from '../../ui/icons/home.ts';
import type { IconType } from '../../ui/icons/icon.tsx';
import { LayoutGrid } from '../../ui/icons/layout-grid.ts';
import { LogOut } from '../../ui/icons/log-out.ts';
import { Newspaper } from '../../ui/icons/newspaper.ts';
import { Pencil } from '../../ui/icons/pencil.ts';
import { Store } from '../../ui/icons/store.ts';
import { User } from '../../ui/icons/user.ts';
import { UserCheck } from '../../ui/icons/user-check.ts';
import { Users } from '../../ui/icons/users.ts';
import { Link } from '../../ui/navigation/link.tsx';

export interface MenuItem {
  /** Its name among the texts of menus. */
  readonly text: keyof typeof menuMessages;
  readonly href: string;
  readonly icon: IconType;
  /** How many wait for the reviewer's answer. */
  readonly waiting?: number;
}

/** Without the screens whose features are off. */
const offered = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.filter(({ href }) => {
    const name = matchPath(href)?.name;
    return !name || isOffered(name);
  });

/** The reviewer's own pages; first their disputes, where some wait for an answer. */
export const accountItemsAtom = atom((get): readonly MenuItem[] => {
  const waiting = get(waitingDisputesAtom);
  const disputes = disputesHref(get(viewerAtom).id);
  return [
    ...(waiting > 0 ? [{ text: 'disputes', href: disputes, icon: CircleAlert, waiting } as const] : []),
    { text: 'myProfile', href: pathOf('profile'), icon: User },
    ...offered([
      { text: 'following', href: pathOf('following'), icon: UserCheck },
      { text: 'feed', href: pathOf('feed'), icon: Newspaper },
    ]),
    { text: 'signOut', href: pathOf('logout'), icon: LogOut },
  ];
});

const home: MenuItem = { text: 'home', href: pathOf('home'), icon: Home };
const screens: readonly MenuItem[] = [
  { text: 'categories', href: pathOf('categoryIndex'), icon: LayoutGrid },
  { text: 'stores', href: pathOf('storeSearch'), icon: Store },
  { text: 'people', href: pathOf('people'), icon: Users },
];
const writeReview: MenuItem = { text: 'writeReview', href: pathOf('writeReview'), icon: Pencil };
const howItWorks: MenuItem = {
  text: 'howItWorks',
  href: pathOf('howItWorks'),
  icon: CircleHelp,
};

/** The main menu on wide windows; the header has the other links. */
export const mainItemsAtom = atom((): readonly MenuItem[] => [home, ...offered(screens), howItWorks]);

/** The main menu on a phone, with the links that the header has no room for. */
export const mobileItemsAtom = atom((get): readonly MenuItem[] => {
  const { hostPage } = get(servicesAtom);
  const isRedesign = get(isRedesignAtom);
  const businesses = externalHref(hostPage.meta.businesses);
  const writes = showsWriteReview(get(viewerAtom), { isRedesign, isHome: false, isMobile: true });
  return [
    home,
    ...offered(screens),
    ...(writes ? [writeReview] : []),
    howItWorks,
    ...(businesses ? [{ text: 'businesses', href: businesses, icon: Briefcase } as const] : []),
  ];
});

export interface MenuListProps {
  /** Accessible name. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly id?: string;
}

/** The links of a menu. The current page is marked. */
export function MenuList({ label, items, id }: MenuListProps): ReactNode {
  const { pathname } = useAddress();
  // The host leads from the address of "My Profile" to the profile itself.
  const isOwnProfile = matchPath(pathname)?.name === 'privateProfile';
  const currentPath = isOwnProfile ? pathOf('profile') : pathname.replace(/\/+$/, '');
  return (
    <nav id={id} aria-label={label}>
      <ul>
        {items.map(({ text, href, icon: Icon, waiting }) => (
          <li key={text}>
            <Link
              className="mp-menu__item"
              href={href}
              aria-current={href === currentPath ? 'page' : undefined}
            >
              <Icon size={20} />
              <span>
                <span>{menuMessages[text]}</span>
                {waiting && <b className="mp-menu__waiting">{waitingMessages.count({ count: waiting })}</b>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
