const ofHeader =
  '#search-navbar{min-block-size:70px}@media (min-width:768px){#search-navbar{min-block-size:130px}}';
/** Also within: the margin of what the server rendered stays there when that gives way. */
const ofScreen = 'main{display:flow-root;min-block-size:100vh}';

/**
 * Keeps the room of header and screen before the base sheet is there, so that nothing below is pushed about: what the
 * host has there, such as a footer, begins below the window. Returns what gives it back.
 */
export function keepRoom(doc: Document, isScreen: boolean): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(isScreen ? ofHeader + ofScreen : ofHeader);
  doc.adoptedStyleSheets.push(sheet);
  return () => {
    doc.adoptedStyleSheets = doc.adoptedStyleSheets.filter(one => one !== sheet);
  };
}
