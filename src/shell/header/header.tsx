import type { ReactNode } from 'react';
import { externalHref } from '../../domain/links.ts';
import { showsWriteReview } from '../../domain/permissions.ts';
import { lazy } from '../../loading/lazy.ts';
import { shellMessages } from '../../messages/shell.ts';
import { uiMessages } from '../../messages/ui.ts';
import { routes } from '../../routes.ts';
import { matchPath, pathOf, signInHref } from '../../routing/addresses/paths.ts';
import { useAddress } from '../../routing/router/router.tsx';
import { SearchBar } from '../../search-bar/search-bar.tsx';
import { useAtomValue } from '../../state/core/jotai.ts';
import { servicesAtom } from '../../state/core/services.ts';
import { isRedesignAtom, pathnameAtom } from '../../state/page/address.ts';
import { reviewerAtom, viewerAtom } from '../../state/person/reviewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { MenuIcon } from '../../ui/icons/menu.ts';
import { NineDots } from '../../ui/icons/nine-dots.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { MenuButton } from '../menus/menu-button.tsx';
import { SkipLink } from './skip-link.tsx';

const AccountAvatar = lazyComponent(
  lazy(() => import('./account-avatar.tsx')),
  code => code.AccountAvatar,
);

/**
 * The header of every page: logo, search bar, menus, and the account or sign-in. The stylesheet hides what does not
 * belong to the window's width. When a filter changes, only the sign-in is rendered again.
 */
export function Header(): ReactNode {
  const pathname = useAtomValue(pathnameAtom);
  const { hostPage } = useAtomValue(servicesAtom);
  const viewer = useAtomValue(viewerAtom);
  const reviewer = useAtomValue(reviewerAtom);
  const isRedesign = useAtomValue(isRedesignAtom);
  const name = matchPath(pathname)?.name;
  const searchBar = name && routes[name].searchBar;
  const hasSearch = searchBar === 'reviewers' ? viewer.role !== 'guest' : searchBar !== 'never';
  const isHome = name === 'home';
  const businesses = externalHref(hostPage.meta.businesses);
  return (
    <header className={cx('mp-header', hasSearch && 'mp-header--searches')}>
      <SkipLink />
      <div className="mp-header__inner mp-container">
        <div className="mp-header__start">
          <MenuButton menu="side" label={shellMessages.menu} className="mp-header__burger">
            <MenuIcon />
          </MenuButton>
          <Logo href={pathOf('home')} />
        </div>
        <div>{hasSearch && <SearchBar />}</div>
        <div className="mp-header__end">
          {showsWriteReview(viewer, { isRedesign, isHome, isMobile: false }) && (
            <Link className="mp-link mp-header__wide" href={pathOf('writeReview')}>
              {shellMessages.writeReview}
            </Link>
          )}
          {businesses && (
            <ButtonLink className="mp-header__wide" href={businesses}>
              {shellMessages.forBusinesses}
            </ButtonLink>
          )}
          <MenuButton menu="main" label={shellMessages.mainMenu} className="mp-header__wide">
            <NineDots strokeWidth={4} />
          </MenuButton>
          {reviewer ? (
            <MenuButton
              menu="account"
              label={reviewer.name ? shellMessages.accountOf({ name: reviewer.name }) : shellMessages.account}
              describedBy={waitingId}
            >
              <AccountAvatar noteId={waitingId} fallback={<span className="mp-avatar" />} />
            </MenuButton>
          ) : (
            <SignIn />
          )}
        </div>
      </div>
    </header>
  );
}

/** Id of the note about waiting disputes. One is enough: there is one header. */
const waitingId = 'mp-waiting';

/** Leads back to the present address. */
function SignIn(): ReactNode {
  const { pathname, search } = useAddress();
  return (
    <ButtonLink className="mp-header__sign-in" variant="primary" href={signInHref(pathname + search)}>
      {uiMessages.signIn}
    </ButtonLink>
  );
}
