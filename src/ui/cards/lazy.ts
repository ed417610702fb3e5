import { lazy } from '../../loading/lazy.ts';
import { lazyComponent } from '../lazy-component.tsx';

// Cards and scores that screens draw after their first paint, or when their data have loaded.

export const ReviewCard = lazyComponent(
  lazy('review-card', () => import('./review-card.tsx')),
  'ReviewCard',
);
/** For screens whose first paint has no such score or explanation. */
export const LateScoreExplainer = lazyComponent(
  lazy('score-explainer', () => import('./score-explainer.tsx')),
  'ScoreExplainer',
);
export const LateScoreFull = lazyComponent(
  lazy('score-full', () => import('./score-full.tsx')),
  'ScoreFull',
);
