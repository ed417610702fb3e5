import type { RefObject } from 'react';
import type { MediaItem } from '../../domain/media.ts';
import { isRtl } from '../arrow-keys.ts';
import { type ExternalVideos, GalleryItem } from './gallery-item.tsx';

interface GalleryRowProps {
  readonly row: RefObject<HTMLDivElement | null>;
  readonly items: readonly MediaItem[];
  /** Index of the item in view. */
  readonly at: number;
  /** Whether the person opened this very item, and did not come by from another one. */
  readonly isPressed: boolean;
  readonly isZoomed: boolean;
  readonly title: string;
  readonly nameOf: (index: number) => string;
  /** Called when a finger has scrolled to an item. */
  readonly onShow: (index: number) => void;
  /** Called when the focused element inside is about to be removed. */
  readonly onReplace: () => void;
  readonly externalVideos: ExternalVideos;
}

/**
 * A row as long as all items, which scrolls by touch. Only the item in view and its neighbours are in it, each in its
 * place; the neighbours are inert.
 */
export function GalleryRow({ row, items, at, isZoomed, title, nameOf, onShow, ...rest }: GalleryRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling row is a group, not a fieldset
    <div
      ref={row}
      className="mp-gallery__row"
      role="group"
      aria-label={title}
      data-zoomed={isZoomed || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget }) => onShow(indexInView(currentTarget) ?? at)}
    >
      <div className="mp-gallery__end" style={place(items.length - 1)} />
      {[at - 1, at, at + 1].map(index => {
        const item = items[index];
        return (
          item && (
            <div
              key={item.id}
              className="mp-gallery__slide"
              style={place(index)}
              data-index={index}
              inert={index !== at}
            >
              <GalleryItem {...rest} item={item} name={nameOf(index)} isShown={index === at} />
            </div>
          )
        );
      })}
    </div>
  );
}

/** Brings an item into view. A row that a finger has scrolled is in the right place already. */
export function scrollToItem(row: HTMLElement, index: number): void {
  if (indexInView(row) !== index) row.scrollLeft = (isRtl(row) ? -1 : 1) * index * row.clientWidth;
}

const place = (index: number) => ({ insetInlineStart: `${index * 100}%` });

/** Index of the item in view; undefined before there is a layout. */
const indexInView = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth ? Math.round(Math.abs(scrollLeft) / clientWidth) : undefined;
