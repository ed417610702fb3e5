import { lazy } from '../loading/lazy.ts';

/** The dispute itself, which comes while its data do. */
export const disputeView = lazy('dispute-view', () => import('./dispute-view.tsx'));
