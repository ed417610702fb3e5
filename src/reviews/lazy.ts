import { lazy } from '../loading/lazy.ts';

/** Summary, controls and list. */
export const reviewParts = lazy('review-list', () => import('./review-list.tsx'));
