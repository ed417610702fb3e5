import { lazy } from '../../loading/lazy.ts';

/** The page itself. */
export const newDisputePage = lazy('new-dispute-page', () => import('./new-dispute-page.tsx'));
