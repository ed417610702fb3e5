import { type ComponentProps, use } from 'react';
import { flushSync } from 'react-dom';
import { lazy } from '../loading/lazy.ts';
import { consentAtom, thirdPartiesAtom } from '../state/consent.ts';
import { useGalleryOf } from '../state/gallery.ts';
import { useAtomValue, useSetAtom } from '../state/jotai.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { type GalleryProps, GalleryScope, type MediaScope } from '../ui/media/gallery-context.ts';

const galleryDialog = lazy('gallery-dialog', () => import('../ui/media/gallery-dialog.tsx'), 'intent');
// Its script is here; its stylesheet is not.
galleryDialog.loadAhead();
const GalleryDialog = lazyComponent(galleryDialog, 'GalleryDialog');

/**
 * The gallery of any screen: with all media of the product or shop around it, and external videos after consent. Closing it
 * focuses the tile of the item shown last.
 */
export function MediaGallery({ openers, onClose, ...props }: GalleryProps) {
  const scope = use(GalleryScope);
  const { videoEmbedBase } = useAtomValue(thirdPartiesAtom);
  const decide = useSetAtom(consentAtom);
  const shared = {
    ...props,
    externalVideos: { embedBase: videoEmbedBase, acceptCookies: () => decide(true) },
    onClose(id: string) {
      // A closed dialog returns the focus to the button that opened it.
      flushSync(onClose);
      focusTile(openers.current, props.opened, id);
    },
  };
  return scope ? <ScopedGallery {...shared} {...scope} /> : <GalleryDialog {...shared} />;
}

/** Focuses the tile of an item: its own, else one in a strip above the list, else the last, which stands for all further items. */
function focusTile(openers: Element | null, items: GalleryProps['opened'], id: string): void {
  const own = tilesIn(openers);
  const isOfItem = ({ dataset }: HTMLElement) => dataset.media === id;
  const last = items.some(item => item.id === id) ? own.at(-1) : undefined;
  (own.find(isOfItem) ?? tilesIn(document).findLast(isOfItem) ?? last)?.focus();
}

const tilesIn = (place: ParentNode | null) => [
  ...(place?.querySelectorAll<HTMLElement>('[data-media]') ?? []),
];

function ScopedGallery({ of, id, ...rest }: ComponentProps<typeof GalleryDialog> & MediaScope) {
  return <GalleryDialog {...rest} rest={useGalleryOf(of, id)} />;
}
