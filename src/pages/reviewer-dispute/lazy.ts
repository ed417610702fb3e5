import { lazy } from '../../loading/lazy.ts';

/** The dispute itself, which comes while its data do. */
export const ownDisputeView = lazy('own-dispute', () => import('./own-dispute.tsx'));
