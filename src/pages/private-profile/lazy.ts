import { lazy } from '../../loading/lazy.ts';

/** The lists of all tabs. */
export const profileParts = lazy('profile-panel', () => import('./profile-panel.tsx'));
