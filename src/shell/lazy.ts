import { lazy } from '../loading/lazy.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

/** Parts of the shell that every page has and the first paint does without. */
export const shellParts = lazy('start-shell', () => import('./start-shell.tsx'));
/** Parts of the shell that lie below the window, stand in place of a screen, or follow a navigation. */
export const laterParts = lazy('later-parts', () => import('./later-parts.tsx'), 'presence');
/** Parts of the shell that a press opens, or that show the result of a press. */
export const openedParts = lazy('opened-parts', () => import('./opened-parts.tsx'), 'intent');

export const AccountAvatar = lazyComponent(
  lazy('account-avatar', () => import('./header/account-avatar.tsx')),
  'AccountAvatar',
);
export const CategoryBar = lazyComponent(
  lazy('category-bar', () => import('./header/category-bar.tsx')),
  'CategoryBar',
);
export const Dialogs = lazyComponent(openedParts, 'Dialogs');
export const DockParts = lazyComponent(openedParts, 'DockParts');
export const Footer = lazyComponent(laterParts, 'Footer');
export const MediaGallery = lazyComponent(openedParts, 'MediaGallery');
export const HeaderMenu = lazyComponent(openedParts, 'HeaderMenu');
export const NotFound = lazyComponent(laterParts, 'NotFound');
export const ScreenFailed = lazyComponent(laterParts, 'ScreenFailed');
export const ScreenMissing = lazyComponent(laterParts, 'ScreenMissing');
export const SkipLink = lazyComponent(shellParts, 'SkipLink');
export const SignInPrompt = lazyComponent(laterParts, 'SignInPrompt');
