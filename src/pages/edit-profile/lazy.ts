import { lazy } from '../../loading/lazy.ts';

/** The form. The first paint has its shape. */
export const profileForm = lazy('profile-form', () => import('./profile-form.tsx'));
