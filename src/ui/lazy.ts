import { lazy } from '../loading/lazy.ts';
import { lazyComponent } from './lazy-component.tsx';

/** What opens above the page from a control, a card, a picture or a score. */
const uiParts = lazy('ui-parts', () => import('./ui-parts.ts'));

export const DropdownPanel = lazyComponent(uiParts, 'DropdownPanel');
export const GalleryDialog = lazyComponent(uiParts, 'GalleryDialog');
export const ScoreDialog = lazyComponent(uiParts, 'ScoreDialog');
export const TipBubble = lazyComponent(uiParts, 'TipBubble');
