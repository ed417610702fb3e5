import type { ReactNode } from 'react';
import type { Routing } from '../../routing/routing.ts';
import type { AppStore } from '../../state/store.ts';
import { Part } from '../boundary.tsx';
import { Frame } from '../frame.tsx';
import { CategoryBarPlace } from './category-bar-place.tsx';
import { Header } from './header.tsx';

/** What stands in `#search-navbar`. It is there before the first screen is. */
export function NavbarRoot({ store, routing }: { store: AppStore; routing: Routing }): ReactNode {
  return (
    <Frame store={store} routing={routing} className="mp-navbar">
      <Part>
        <Header />
      </Part>
      <Part>
        <CategoryBarPlace />
      </Part>
    </Frame>
  );
}
