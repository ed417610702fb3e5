import { lazy } from '../loading/lazy.ts';
import { lazyComponent } from './lazy-component.tsx';

/** What no screen shows at first: it opens above the page, or waits for data of its own. */
export const uiParts = lazy('ui-parts', () => import('./ui-parts.ts'));

export const ScoreDialog = lazyComponent(uiParts, 'ScoreDialog');
