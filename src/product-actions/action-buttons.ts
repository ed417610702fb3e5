import { lazy } from '../loading/lazy.ts';
import { idleComponent } from '../ui/lazy-component.tsx';

/** The code of the buttons on products and stores. Cards reserve their space. */
export const productActions = lazy(() => import('./product-actions.tsx'));

/** The follow and compare buttons of a product or a store. */
export const ActionButtons = idleComponent(productActions, code => code.ProductActions);

/** Takes over that these are followed, so that no button of theirs has to ask. Render it together with the buttons. */
export const KnownFollows = idleComponent(productActions, code => code.KnownFollows);

/** The button that shares the page of a product or a store. */
export const ShareButton = idleComponent(productActions, code => code.ShareButton);
