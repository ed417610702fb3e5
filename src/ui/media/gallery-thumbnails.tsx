import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { MediaItem } from '../../domain/media.ts';
import { MediaThumbnail } from './review-media.tsx';

interface GalleryThumbnailsProps {
  readonly items: readonly MediaItem[];
  /** Index of the item in view. */
  readonly at: number;
  readonly nameOf: (index: number) => string;
  readonly onShow: (index: number) => void;
}

/** Thumbnails on each side of the item in view: two rows of a wide window. A gallery may have thousands. */
const around = 20;

/** The items of a gallery around the one in view, small. One of them is reached by Tab: the arrow keys of the gallery lead to the others. */
export function GalleryThumbnails({ items, at, nameOf, onShow }: GalleryThumbnailsProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  /** Whether the focus is on a tile. The one that has it may be gone with the next item, far from it. */
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item in view has another tile
  useLayoutEffect(() => {
    const { current: row } = list;
    const tile = row?.querySelector('[aria-current="true"]');
    if (!row || !(tile instanceof HTMLElement)) return;
    if (hasFocus.current) tile.focus({ preventScroll: true });
    // Only this row: `scrollIntoView` would scroll all around it, too.
    const [outer, inner] = [row.getBoundingClientRect(), tile.getBoundingClientRect()];
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [at]);
  const first = Math.max(0, at - around);
  return (
    <ul
      ref={list}
      className="mp-gallery__thumbnails"
      onFocus={() => {
        hasFocus.current = true;
      }}
      // Not called for a tile that is taken out.
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {items.slice(first, at + around + 1).map((item, place) => {
        const index = first + place;
        return (
          <li key={item.id}>
            <button
              type="button"
              className="mp-picture-button"
              tabIndex={index === at ? 0 : -1}
              aria-label={nameOf(index)}
              aria-current={index === at}
              onClick={() => onShow(index)}
            >
              <MediaThumbnail item={item} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
