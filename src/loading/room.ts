const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);
/** 70 px up to 767 px of width, 130 px from there on, as in the base sheet. */
const ofHeader = '#search-navbar{min-block-size:clamp(70px,(100vw - 767px)*60,130px)}';
/**
 * The margin of what the server rendered stays within, so that nothing moves when that gives way. Without weight: what the
 * host says about its main counts.
 */
const ofScreen = ':where(main){display:flow-root;min-block-size:100vh}';

/** Addresses where a screen comes, be it after a redirect, or the not-found view. */
const ofScreens = /^\/(search\/*|reviews(\/.*)?)?$/;

/**
 * Keeps the room of header and screen before the base sheet is there, so that nothing below is pushed about: what the
 * host has there, such as a footer, begins below the window. Returns a function that releases it.
 */
export function keepRoom(pathname: string): () => void {
  sheet.replaceSync(ofScreens.test(pathname) ? ofHeader + ofScreen : ofHeader);
  return () => sheet.replaceSync('');
}
