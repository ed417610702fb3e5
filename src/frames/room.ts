const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);
/** 70 px up to 767 px of width, 130 px from there on, as in the base sheet. */
const ofHeader = '#search-navbar{min-block-size:clamp(70px,(100vw - 767px)*60,130px)}';
/**
 * `flow-root` keeps the margins of the server's content inside, so that nothing moves when a screen replaces it. `:where` has
 * no weight: rules of the host for its main count.
 */
const ofScreen = ':where(main){display:flow-root;min-block-size:100vh}';

/** Addresses that lead to a screen, also by a redirect, or to the not-found view. */
const ofScreens = /^\/(search\/*|reviews(\/.*)?)?$/;

/**
 * Keeps the room of header and screen before the base sheet is there, so that nothing moves: what the host has below them,
 * such as a footer, begins below the window. Returns a function that releases it.
 */
export function reserveSpace(pathname: string): () => void {
  sheet.replaceSync(ofScreens.test(pathname) ? ofHeader + ofScreen : ofHeader);
  return () => sheet.replaceSync('');
}
