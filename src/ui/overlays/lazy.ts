import { lazy } from '../../loading/lazy.ts';
import { lazyComponent } from '../lazy-component.tsx';

/** In place of a dialog whose code failed to load. Its own code comes with the frame, before anybody presses. */
export const ErrorDialog = lazyComponent(
  lazy('error-dialog', () => import('./error-dialog.tsx')),
  'ErrorDialog',
);
