import { useEffect } from 'react';
import type { ProductPage } from '../../api/product.ts';
import { isIndexable } from '../../domain/reviews.ts';
import { applyMetaData, setRobotsNoindex } from '../../host/head.ts';
import type { RatingFigures } from './data.ts';

/** Sets title and meta data of the document while the product is shown, and keeps it out of search engines if it has few reviews. */
export function useProductHead(
  { product_data: product, meta_data: meta }: ProductPage,
  rating: RatingFigures | undefined | null,
): void {
  useEffect(
    () => applyMetaData(document, { ...meta, title: meta?.title || product.title }),
    [meta, product.title],
  );
  const isHidden = rating ? !isIndexable(rating.number_of_reviews) : false;
  useEffect(() => (isHidden ? setRobotsNoindex(document) : undefined), [isHidden]);
}

/** Sets the title for a product that cannot be shown, and keeps the page out of search engines. */
export function useNotFoundHead(title: string): void {
  useEffect(() => applyMetaData(document, { title }), [title]);
  useEffect(() => setRobotsNoindex(document), []);
}
