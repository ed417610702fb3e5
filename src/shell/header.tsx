import type { ReactNode } from 'react';
import { shellMessages } from '../contract/messages/shell.ts';
import { stripJavascript } from '../domain/links.ts';
import { later } from '../loading/later.ts';
import { routePaths } from '../routing/paths.ts';
import { useAddress } from '../routing/router.tsx';
import { hasSearchBar, loginHref } from '../routing/rules.ts';
import { SearchBar } from '../search-bar/search-bar.tsx';
import { useAtomValue } from '../state/jotai.ts';
import { reviewerAtom } from '../state/reviewer.ts';
import { servicesAtom } from '../state/services.ts';
import { ButtonLink } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { laterComponent } from '../ui/later-component.tsx';
import { Logo } from '../ui/logo.tsx';
import { A } from '../ui/settings.tsx';

const AccountMenu = laterComponent(later('account-menu', () => import('./account-menu.tsx')));

/** The head of every page: the way home, the search, and who is there. */
export function Header(): ReactNode {
  const { pathname, search } = useAddress();
  const { meta, loggedIn } = useAtomValue(servicesAtom).hostPage;
  const reviewer = useAtomValue(reviewerAtom);
  const searches = hasSearchBar(pathname, loggedIn);
  return (
    <header className={cx('mp-header', searches && 'mp-header--searches')}>
      <div className="mp-header__inner mp-container">
        <Logo href={routePaths.home} />
        <div className="mp-header__search">{searches && <SearchBar />}</div>
        <nav className="mp-header__account" aria-label={shellMessages.account}>
          <A className="mp-header__businesses" href={stripJavascript(meta.links.businesses)}>
            {shellMessages.forBusinesses}
          </A>
          {reviewer ? (
            <AccountMenu reviewer={reviewer} fallback={<span className="mp-menu__button" />} />
          ) : (
            <ButtonLink
              className="mp-header__sign-in"
              variant="primary"
              href={pathname === routePaths.login ? routePaths.login : loginHref(pathname + search)}
            >
              {shellMessages.signIn}
            </ButtonLink>
          )}
        </nav>
      </div>
    </header>
  );
}
