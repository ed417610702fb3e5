import { useEffect } from 'react';
import type { ShopPage } from '../../api/shop.ts';
import type { ShopMetrics } from '../../contract/shop.ts';
import { isIndexable } from '../../domain/reviews.ts';
import { applyMetaData, setRobotsNoindex } from '../../host/head.ts';

/** Sets title and meta data of the document while the store is shown. */
export function useShopHead(page: ShopPage, { reviews_count }: ShopMetrics): void {
  const { shop_data: shop, meta_data: meta } = page;
  useEffect(() => applyMetaData(document, { ...meta, title: meta?.title || shop.name }), [meta, shop.name]);
  useEffect(() => {
    if (reviews_count != null && !isIndexable(reviews_count)) return setRobotsNoindex(document);
    return undefined;
  }, [reviews_count]);
}

/** Sets the title in place of a store that cannot be shown, and keeps the page out of search engines. */
export function useNotFoundHead(title: string): void {
  useEffect(() => applyMetaData(document, { title }), [title]);
  useEffect(() => setRobotsNoindex(document), []);
}
