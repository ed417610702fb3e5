import { lazy } from '../loading/lazy.ts';
import { lazyComponent } from './lazy-component.tsx';

/** What no screen shows at first: it opens above the page, or waits for data of its own. */
export const uiParts = lazy('ui-parts', () => import('./ui-parts.ts'));

export const DropdownPanel = lazyComponent(uiParts, 'DropdownPanel');
export const Pagination = lazyComponent(uiParts, 'Pagination');
export const ReviewCard = lazyComponent(uiParts, 'ReviewCard');
export const ScoreDialog = lazyComponent(uiParts, 'ScoreDialog');
/** For screens whose first paint has no such score or explanation. */
export const LateScoreExplainer = lazyComponent(uiParts, 'ScoreExplainer');
export const LateScoreFull = lazyComponent(uiParts, 'ScoreFull');
export const ShopCard = lazyComponent(uiParts, 'ShopCard');
export const TipBubble = lazyComponent(uiParts, 'TipBubble');

const galleryDialog = lazy('gallery-dialog', () => import('./media/gallery-dialog.tsx'));
export const GalleryDialog = lazyComponent(galleryDialog, 'GalleryDialog');
