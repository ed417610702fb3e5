import { galleryItems, nextGalleryPage, productGallery, shopGallery } from '../../api/gallery.ts';
import { isGone } from '../../domain/failure.ts';
import type { GrowingMedia, MediaItem } from '../../domain/media.ts';
import { createGrowingList, useGrowingList } from '../loaded/growing-list.ts';

const options = {
  keepsPrevious: () => false,
  // A 404 for the first page means that there are no media.
  isExpected: isGone,
  items: galleryItems,
  id: (item: MediaItem) => item.id,
  next: nextGalleryPage,
};
const lists = {
  product: createGrowingList(productGallery, options),
  shop: createGrowingList(shopGallery, options),
};

/**
 * The media of a product or shop, loaded for as long as the component is there.
 * @param id encoded id
 */
export function useGalleryOf(kind: keyof typeof lists, id: string): GrowingMedia {
  const { state, items, more, loadMore, retry } = useGrowingList(lists[kind], { id, page: 1 });
  if (state.status === 'failed')
    return { items: [], more: isGone(state.error) ? 'none' : 'failed', loadMore: retry };
  return { items, more: state.status === 'ready' ? more : 'loading', loadMore };
}
