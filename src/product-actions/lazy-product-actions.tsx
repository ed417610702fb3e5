import { lazyComponent } from '../ui/lazy-component.tsx';
import { productActions } from './lazy.ts';

/** The follow and compare buttons of a product or a store. */
export const LazyProductActions = lazyComponent(productActions, 'ProductActions');
export const KnownFollows = lazyComponent(productActions, 'KnownFollows');
export const ShareButton = lazyComponent(productActions, 'ShareButton');
