import type { GalleryProps } from './gallery-context.ts';

/**
 * Focuses the tile of the item that a gallery showed last: its own, else one in a strip above the list, else the last one,
 * which stands for all further items.
 */
export function focusTile({ openers, opened }: Pick<GalleryProps, 'openers' | 'opened'>, id: string): void {
  const own = tilesIn(openers.current);
  const isOfItem = ({ dataset }: HTMLElement) => dataset.media === id;
  const last = opened.some(item => item.id === id) ? own.at(-1) : undefined;
  (own.find(isOfItem) ?? tilesIn(document).findLast(isOfItem) ?? last)?.focus();
}

const tilesIn = (place: ParentNode | null) => [
  ...(place?.querySelectorAll<HTMLElement>('[data-media]') ?? []),
];
