import { lazyComponent } from './lazy-component.tsx';
import { uiParts } from './lazy-parts.ts';

export const DropdownPanel = lazyComponent(uiParts, 'DropdownPanel');
export const LoadMore = lazyComponent(uiParts, 'LoadMore');
export const Pagination = lazyComponent(uiParts, 'Pagination');
export const ReviewCard = lazyComponent(uiParts, 'ReviewCard');
/** For screens whose first paint has no such score or explanation. */
export const LateScoreExplainer = lazyComponent(uiParts, 'ScoreExplainer');
export const LateScoreFull = lazyComponent(uiParts, 'ScoreFull');
export const TipBubble = lazyComponent(uiParts, 'TipBubble');
