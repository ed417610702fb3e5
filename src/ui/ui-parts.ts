/** What no screen shows at first: it opens above the page, or waits for data of its own. */
export { ReviewCard } from './cards/review-card.tsx';
export { ScoreDialog } from './cards/score-dialog.tsx';
export { ScoreExplainer } from './cards/score-explainer.tsx';
export { ScoreFull } from './cards/score-full.tsx';
export { DropdownPanel } from './forms/dropdown-panel.tsx';
export { LoadMore } from './navigation/load-more.tsx';
export { Pagination } from './navigation/pagination.tsx';
export { TipBubble } from './overlays/tip-bubble.tsx';
