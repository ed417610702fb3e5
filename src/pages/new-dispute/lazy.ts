import { lazy } from '../../loading/lazy.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/** The form, which comes once its data do. */
export const formParts = lazy('dispute-form', () => import('./dispute-form.tsx'));

export const DisputeForm = lazyComponent(formParts, 'DisputeForm');
