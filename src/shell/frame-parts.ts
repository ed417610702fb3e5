export { Footer } from './footer/footer.tsx';
export { CategoryBar } from './header/category-bar.tsx';
export { MediaGallery } from './media-gallery.tsx';
export { HeaderMenu } from './menus/header-menu.tsx';
export { AccountAvatar } from './menus/side-menu.tsx';
export { NotFound } from './not-found.tsx';
export { SignInPrompt } from './sign-in-prompt.tsx';
export { startFrame } from './start-frame.tsx';
