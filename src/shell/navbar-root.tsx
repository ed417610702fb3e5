import { type ReactNode, useSyncExternalStore } from 'react';
import { fromTablet } from '../contract/limits.ts';
import { lazy } from '../loading/lazy.ts';
import { routes } from '../routes.ts';
import { matchPath } from '../routing/addresses/paths.ts';
import { useAddress, useView } from '../routing/router/router.tsx';
import type { Routing } from '../routing/router/routing.ts';
import type { AppStore } from '../state/core/app-store.ts';
import { useAtomValue } from '../state/core/jotai.ts';
import { barCategoriesAtom } from '../state/goods/categories.ts';
import { useBodyClass } from '../ui/cx.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { PartBoundary } from './error-boundary.tsx';
import { Header } from './header/header.tsx';
import { RootProviders } from './root-providers.tsx';

const CategoryBar = lazyComponent(
  lazy(() => import('./header/category-bar.tsx')),
  code => code.CategoryBar,
);

/** The root in `#search-navbar`: header and category bar. It may be mounted before the first screen. */
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

/** Phones have no category bar. */
const wide = matchMedia(fromTablet);
function watchWidth(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/**
 * The category bar below the header. The stylesheet reserves its room from the first paint. A class on the body gives
 * the room back on screens without the bar, and when there are no categories.
 */
function CategoryBarSlot(): ReactNode {
  const { view, isLoading } = useView();
  const { pathname } = useAddress();
  const hasNone = useAtomValue(barCategoriesAtom)?.length === 0;
  const name = matchPath(view?.address.pathname ?? pathname)?.name;
  const isWide = useSyncExternalStore(watchWidth, () => wide.matches);
  const isOn = !hasNone && !(name && routes[name].categoryBar === false);
  // Content from the server keeps its position until the first screen replaces it.
  const reservesRoom = isOn || (!hasNone && !view && isLoading);
  useBodyClass('mp-no-category-bar', !reservesRoom);
  return isOn && <div className="mp-category-bar">{isWide && <CategoryBar />}</div>;
}
