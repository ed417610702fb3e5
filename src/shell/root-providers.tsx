import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router, type RouterProps } from '../routing/router.tsx';
import { consentAtom, hasEmbedPagesAtom, thirdPartiesAtom } from '../state/consent.ts';
import { Provider, useAtomValue, useSetAtom } from '../state/jotai.ts';
import { servicesAtom } from '../state/services.ts';
import type { AppStore } from '../state/store.ts';
import { type UiContext, UiProvider } from '../ui/context.tsx';
import { cx } from '../ui/cx.ts';

/** Draws a root into an element of the host page, which gets a class meanwhile. Returns what takes both away. */
export function drawRoot(place: HTMLElement, className: string, content: ReactNode): () => void {
  const root = createRoot(place);
  place.classList.add(className);
  root.render(process.env.NODE_ENV === 'development' ? <StrictMode>{content}</StrictMode> : content);
  return () => {
    root.unmount();
    place.classList.remove(className);
    if (!place.className) place.removeAttribute('class');
  };
}

export interface RootProvidersProps extends RouterProps {
  readonly store: AppStore;
}

/** Surrounds the content of each root: store, routing, context of ui, and the element that resets styles. */
export function RootProviders({ store, className, ...rest }: RootProvidersProps): ReactNode {
  return (
    <Provider store={store}>
      <UiContextProvider>
        <Router {...rest} className={cx('mp-root', className)} />
      </UiContextProvider>
    </Provider>
  );
}

function UiContextProvider({ children }: { children: ReactNode }): ReactNode {
  const { hostPage } = useAtomValue(servicesAtom);
  const { videoEmbedBase } = useAtomValue(thirdPartiesAtom);
  const hasEmbedPages = useAtomValue(hasEmbedPagesAtom);
  const decide = useSetAtom(consentAtom);
  const context: UiContext = {
    locale: hostPage.locale,
    noReferrerImageHosts: hostPage.meta.noReferrerImageHosts,
    ...(hasEmbedPages && {
      externalVideos: { embedBase: videoEmbedBase, acceptCookies: () => decide(true) },
    }),
  };
  return <UiProvider value={context}>{children}</UiProvider>;
}
