import { lazy } from '../../loading/lazy.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/** The form and what follows it. The first paint has its shape. */
export const formParts = lazy('form-parts', () => import('./form-parts.ts'));

export const ReviewForm = lazyComponent(formParts, 'ReviewForm');
export const Submitted = lazyComponent(formParts, 'Submitted');
