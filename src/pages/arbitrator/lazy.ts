import { lazy } from '../../loading/lazy.ts';

/** Controls and list, which come while the disputes do. */
export const disputeList = lazy('dispute-list', () => import('./dispute-list.tsx'));
