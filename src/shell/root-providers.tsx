import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepServed, restoreServed } from '../host/served.ts';
import { lazy } from '../loading/lazy.ts';
import { textAttributes, textLocale } from '../messages/message.ts';
import { Router, type RouterProps } from '../routing/router/router.tsx';
import type { AppStore } from '../state/core/app-store.ts';
import { Provider, useAtomValue } from '../state/core/jotai.ts';
import { servicesAtom } from '../state/core/services.ts';
import { type UiContext, UiProvider } from '../ui/context.tsx';
import { cx } from '../ui/cx.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { type GalleryProps, GalleryProvider } from '../ui/media/gallery-context.ts';

/**
 * Renders a root into a mount point, which gets a class meanwhile. Returns a function that removes both and
 * restores the server's content.
 */
export function renderRoot(mountPoint: HTMLElement, className: string, content: ReactNode): () => void {
  keepServed(mountPoint);
  // The host may use React, too. Without a prefix, ids of both would be the same.
  const root = createRoot(mountPoint, { identifierPrefix: 'mp-' });
  mountPoint.classList.add(className);
  root.render(process.env.NODE_ENV === 'development' ? <StrictMode>{content}</StrictMode> : content);
  return () => {
    root.unmount();
    restoreServed(mountPoint);
    mountPoint.classList.remove(className);
    if (!mountPoint.className) mountPoint.removeAttribute('class');
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
        <Router {...rest} {...textAttributes()} className={cx('mp-root', className)} />
      </UiContextProvider>
    </Provider>
  );
}

export const gallery = lazy(() => import('./media-gallery.tsx'));
const MediaGallery = lazyComponent(gallery, code => code.MediaGallery);
const renderGallery = (props: GalleryProps) => <MediaGallery {...props} />;

function UiContextProvider({ children }: { children: ReactNode }): ReactNode {
  const { hostPage } = useAtomValue(servicesAtom);
  const { noReferrerImageHosts, hasEmbedPages, videoPlatformBase, videoPosterBase } = hostPage.meta;
  const context: UiContext = {
    locale: textLocale(),
    noReferrerImageHosts,
    videos: { hasEmbedPages, platformBase: videoPlatformBase, posterBase: videoPosterBase },
  };
  return (
    <UiProvider value={context}>
      <GalleryProvider value={renderGallery}>{children}</GalleryProvider>
    </UiProvider>
  );
}
