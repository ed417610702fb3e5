import { lazy } from '../../loading/lazy.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/** What follows the head of a product, and what needs more code than the first paint has. */
export const productParts = lazy('product-parts', () => import('./product-parts.ts'));

export const Description = lazyComponent(productParts, 'Description');
/** They come with the reviews, after the product. */
export const ProductScores = lazyComponent(productParts, 'ProductScores');
export const StoreSection = lazyComponent(productParts, 'StoreSection');
export const Questions = lazyComponent(productParts, 'Questions');
export const RelatedProducts = lazyComponent(productParts, 'RelatedProducts');
export const ProductStructuredData = lazyComponent(productParts, 'ProductStructuredData');
