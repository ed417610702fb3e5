import { lazy } from '../../loading/lazy.ts';

/** The list with its cards, and what to review. They are loaded beside their data. */
export const feedParts = lazy('feed-parts', () => import('./feed-parts.ts'));
