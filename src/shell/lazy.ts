import { lazy } from '../loading/lazy.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

/** Parts of the frame that the first paint does without. */
export const frameParts = lazy('start-frame', () => import('./start-frame.tsx'));

export const AccountAvatar = lazyComponent(frameParts, 'AccountAvatar');
export const CategoryBar = lazyComponent(frameParts, 'CategoryBar');
export const Footer = lazyComponent(frameParts, 'Footer');
export const MediaGallery = lazyComponent(frameParts, 'MediaGallery');
export const HeaderMenu = lazyComponent(frameParts, 'HeaderMenu');
export const NotFound = lazyComponent(frameParts, 'NotFound');
export const SignInPrompt = lazyComponent(frameParts, 'SignInPrompt');
