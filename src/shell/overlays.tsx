import type { ReactNode } from 'react';
import type { Routing } from '../routing/types.ts';
import type { AppStore } from '../state/store.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { CookieBar } from './cookie-bar.tsx';
import { Frame } from './frame.tsx';
import { TermsDialog } from './terms-dialog.tsx';

/** What lies over the page, whichever screen that shows. It has a root of its own, at the end of the body. */
export function Overlays({ store, routing }: { store: AppStore; routing: Routing }): ReactNode {
  return (
    <Frame store={store} routing={routing}>
      <CookieBar />
      <TermsDialog />
      <AlertDialog />
    </Frame>
  );
}

/** Makes their place, once. */
export function addOverlaysPlace(): HTMLElement {
  const place = document.createElement('div');
  // A host that keeps copies of its pages (Turbo) keeps them without it.
  place.toggleAttribute('data-turbo-temporary', true);
  document.body.append(place);
  return place;
}
