import { lazy } from '../../loading/lazy.ts';

/** What stands below the tabs. */
export const publicProfileParts = lazy('public-profile-parts', () => import('./public-profile-parts.ts'));
