export { AccountAvatar } from './account-avatar.tsx';
export { Footer } from './footer.tsx';
export { HeaderMenu } from './header-menu.tsx';
