import { type ReactNode, useLayoutEffect } from 'react';
import { fromTablet } from '../../host/viewport.ts';
import { routes } from '../../routes.ts';
import { matchPath } from '../../routing/paths.ts';
import { useAddress, useShown } from '../../routing/router.tsx';
import type { Routing } from '../../routing/routing.ts';
import { barCategoriesAtom } from '../../state/categories.ts';
import { useAtomValue } from '../../state/jotai.ts';
import type { AppStore } from '../../state/store.ts';
import { PartBoundary } from '../error-boundary.tsx';
import { CategoryBar } from '../lazy.ts';
import { RootProviders } from '../root-providers.tsx';
import { Header } from './header.tsx';

/** What stands in `#search-navbar`. It is there before the first screen is. */
export function NavbarRoot({ store, routing }: { store: AppStore; routing: Routing }): ReactNode {
  return (
    <RootProviders store={store} routing={routing} className="mp-navbar">
      <PartBoundary>
        <Header />
      </PartBoundary>
      <PartBoundary>
        <CategoryBarSlot />
      </PartBoundary>
    </RootProviders>
  );
}

/**
 * The place of the category bar below the header. The stylesheet keeps its room from the first paint on; it is given
 * back together with the page that has no bar, or as soon as it is known that there are no categories.
 */
export function CategoryBarSlot(): ReactNode {
  const { shown, isLoading } = useShown();
  const { pathname } = useAddress();
  const hasNone = useAtomValue(barCategoriesAtom)?.length === 0;
  const name = matchPath(shown?.address.pathname ?? pathname)?.name;
  const isOn = !hasNone && !(name && routes[name].categoryBar === false);
  // What the server rendered does not move: the first screen takes its place in one go.
  const keepsRoom = isOn || (!hasNone && !shown && isLoading);
  useLayoutEffect(() => {
    const { classList } = document.body;
    classList.toggle(noBarClass, !keepsRoom);
    return () => classList.remove(noBarClass);
  }, [keepsRoom]);
  return (
    isOn && (
      <div className="mp-category-bar">
        <CategoryBar isWanted={matchMedia(fromTablet).matches} />
      </div>
    )
  );
}
const noBarClass = 'mp-no-category-bar';
