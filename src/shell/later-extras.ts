import { later } from '../loading/later.ts';

/** Parts of the frame that the first paint does without. */
export const shellExtras = later('shell-extras', () => import('./shell-extras.ts'));
