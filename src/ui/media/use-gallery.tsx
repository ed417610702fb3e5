import { type ButtonHTMLAttributes, type ReactNode, type RefObject, use, useRef, useState } from 'react';
import type { MediaItem } from '../../domain/media.ts';
import { ErrorDialog } from '../overlays/error-dialog.tsx';
import { WaitingLayer } from '../overlays/waiting-layer.tsx';
import { GalleryProvider } from './gallery-context.ts';

interface Gallery<Openers> {
  /** Ref of the element with the tiles. */
  readonly openers: RefObject<Openers | null>;
  /** Properties of the button that opens an item. The last tile may stand for all further items. */
  readonly tile: (index: number) => ButtonHTMLAttributes<HTMLButtonElement>;
  /** Render it outside the openers. */
  readonly dialog: ReactNode;
}

/**
 * Opens pictures and videos in a dialog, whose code is loaded on demand. Closing it focuses the tile of the item shown
 * last, if the page has one.
 * @param title title of items that belong to no review
 * @param items those that can be shown
 */
export function useGallery<Openers extends HTMLElement>(
  title: string,
  items: readonly MediaItem[],
): Gallery<Openers> {
  const render = use(GalleryProvider);
  const openers = useRef<Openers>(null);
  const [start, setStart] = useState<number | null>(null);
  const onClose = () => setStart(null);
  return {
    openers,
    tile: index => ({
      type: 'button',
      'aria-haspopup': 'dialog',
      'data-media': items[index]?.id,
      onClick: () => setStart(index),
    }),
    dialog:
      start !== null &&
      items[start] &&
      render({
        opened: items,
        start,
        title,
        openers,
        onClose,
        fallback: <WaitingLayer onClose={onClose} />,
        failure: retry => <ErrorDialog title={title} onClose={onClose} onRetry={retry} />,
      }),
  };
}
