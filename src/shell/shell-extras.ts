export { Footer } from './footer/footer.tsx';
export { AccountAvatar } from './header/account-avatar.tsx';
export { HeaderMenu } from './menus/header-menu.tsx';
