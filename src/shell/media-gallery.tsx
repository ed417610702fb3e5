import { type ComponentProps, use } from 'react';
import { lazy } from '../loading/lazy.ts';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { useGalleryOf } from '../state/goods/gallery.ts';
import { consentAtom, thirdPartiesAtom } from '../state/page/consent.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { type GalleryProps, GalleryScope, type MediaScope } from '../ui/media/gallery-context.ts';

const galleryDialog = lazy('gallery-dialog', () => import('../ui/media/gallery-dialog.tsx'), 'intent');
// Its script is here; its stylesheet is not.
galleryDialog.loadAhead();
const GalleryDialog = lazyComponent(galleryDialog, 'GalleryDialog');

/** The gallery of any screen: with all media of the product or shop around it, and external videos after consent. */
export function MediaGallery(props: GalleryProps) {
  const scope = use(GalleryScope);
  const { videoEmbedBase } = useAtomValue(thirdPartiesAtom);
  const decide = useSetAtom(consentAtom);
  const externalVideos = { embedBase: videoEmbedBase, acceptCookies: () => decide(true) };
  const shared = { ...props, externalVideos };
  return scope ? <ScopedGallery {...shared} {...scope} /> : <GalleryDialog {...shared} />;
}

function ScopedGallery({ of, id, ...rest }: ComponentProps<typeof GalleryDialog> & MediaScope) {
  return <GalleryDialog {...rest} rest={useGalleryOf(of, id)} />;
}
