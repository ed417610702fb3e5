import { type ComponentProps, use } from 'react';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { useGalleryOf } from '../state/goods/gallery.ts';
import { consentAtom, thirdPartiesAtom } from '../state/page/consent.ts';
import { type GalleryProps, GalleryScope, type MediaScope } from '../ui/media/gallery-context.ts';
import { GalleryDialog } from '../ui/media/gallery-dialog.tsx';

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
