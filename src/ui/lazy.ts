import { lazy } from '../loading/lazy.ts';
import { lazyComponent } from './lazy-component.tsx';

// Components that screens draw after their first paint, or when their data have loaded.

export const LoadMore = lazyComponent(
  lazy('load-more', () => import('./navigation/load-more.tsx')),
  'LoadMore',
);
export const Pagination = lazyComponent(
  lazy('pagination', () => import('./navigation/pagination.tsx')),
  'Pagination',
);
export const ReviewCard = lazyComponent(
  lazy('review-card', () => import('./cards/review-card.tsx')),
  'ReviewCard',
);
/** For screens whose first paint has no such score or explanation. */
export const LateScoreExplainer = lazyComponent(
  lazy('score-explainer', () => import('./cards/score-explainer.tsx')),
  'ScoreExplainer',
);
export const LateScoreFull = lazyComponent(
  lazy('score-full', () => import('./cards/score-full.tsx')),
  'ScoreFull',
);
