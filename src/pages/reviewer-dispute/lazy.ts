import { lazy } from '../../loading/lazy.ts';

/** The page itself. */
export const ownDisputePage = lazy('own-dispute-page', () => import('./own-dispute-page.tsx'));
