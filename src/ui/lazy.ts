import { lazy } from '../loading/lazy.ts';
import { lazyComponent } from './lazy-component.tsx';

/** What opens above the page from a card, a picture or a score. */
const dialogs = lazy('dialogs', () => import('./dialogs.tsx'));

export const GalleryDialog = lazyComponent(dialogs, 'GalleryDialog');
export const ScoreDialog = lazyComponent(dialogs, 'ScoreDialog');
