import {
  type ButtonHTMLAttributes,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { MediaItem } from '../../domain/media.ts';
import { ErrorDialog } from '../overlays/error-dialog.tsx';
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
  const draw = use(GalleryProvider);
  const openers = useRef<Openers>(null);
  const [start, setStart] = useState<number | null>(null);
  const last = useRef<string | null>(null);
  // An item may have a tile in a strip above the list as well. Runs after the dialog has closed and returned the focus to the button that opened it.
  useLayoutEffect(() => {
    if (start !== null || last.current === null) return;
    const own = tilesIn(openers.current);
    const isLast = ({ dataset }: HTMLElement) => dataset.media === last.current;
    const hidden = items.some(({ id }) => id === last.current) ? own.at(-1) : undefined;
    (own.find(isLast) ?? tilesIn(document).findLast(isLast) ?? hidden)?.focus();
    last.current = null;
  }, [start, items]);
  return {
    openers,
    tile: index => ({
      type: 'button',
      'aria-haspopup': 'dialog',
      ...{ 'data-media': items[index]?.id },
      onClick: () => setStart(index),
    }),
    dialog:
      start !== null &&
      items[start] &&
      draw({
        ...{ opened: items, start, title },
        onClose(id) {
          last.current = id;
          setStart(null);
        },
        failure: retry => <ErrorDialog title={title} onClose={() => setStart(null)} onRetry={retry} />,
      }),
  };
}

const tilesIn = (place: ParentNode | null) => [
  ...(place?.querySelectorAll<HTMLElement>('[data-media]') ?? []),
];
