import { lazy } from '../../loading/lazy.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/** The form, which comes while its data do. */
export const formParts = lazy('new-dispute-form', () => import('./new-dispute-form.tsx'));

export const NewDispute = lazyComponent(formParts, 'NewDispute');
