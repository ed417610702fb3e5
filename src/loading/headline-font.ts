/** The typeface of headlines. A script loads it and no sheet: it waits for the first paint, and comes where it moves nothing. */
import { savesData } from '../host/save-data.ts';

/** Put in by the build. */
declare const __HEADLINE_FONT__: string;

const family = 'mp-headline';
/** The same face for the percentages in rings alone, which have room for it. */
const sealFamily = 'mp-seal';
/** Everything that is set in it and has neighbours. */
const headlines = ['.mp-logo', '.mp-h1', '.mp-h2', '.mp-title', '.mp-stat', '.mp-discover__title'];

/**
 * Shows headlines in their own typeface as soon as it is loaded. Where it would move something that stands, such as by another
 * line, it comes with the next screen, and until then in the rings alone. Nothing is loaded where the host has a font of its
 * own, nor with Save-Data.
 * @param base the folder of the built files
 * @param onNextScreen calls when somebody goes on; it returns a function that stops it
 * @returns a function that stops waiting for that
 */
export function showHeadlineFont(base: string, onNextScreen: (then: () => void) => () => void): () => void {
  const file = typeof __HEADLINE_FONT__ === 'string' && __HEADLINE_FONT__;
  // The face stays when the app is unmounted.
  const isShown = () => [...document.fonts].some(one => one.family === family);
  if (!file || !document.fonts || isShown() || isHostsOwn() || savesData()) return () => {};
  let stopWaiting = () => {};
  const faceOf = (name: string) =>
    new FontFace(name, `url(${base}${file})`, { weight: '700', display: 'swap' });
  const face = faceOf(family);
  const show = () => {
    const before = places();
    document.fonts.add(face);
    if (places() === before) return;
    document.fonts.delete(face);
    document.fonts.add(faceOf(sealFamily));
    stopWaiting = onNextScreen(() => {
      stopWaiting();
      document.fonts.add(face);
    });
  };
  // Without it, headlines stay in the font of the page.
  face.load().then(show, () => {});
  return () => stopWaiting();
}

/** Whether the host sets the font of the text, or of headlines. */
function isHostsOwn(): boolean {
  const style = getComputedStyle(document.documentElement);
  return (
    style.getPropertyValue('--mp-font') !== '' ||
    !style.getPropertyValue('--mp-headline-font').includes(family)
  );
}

/** Where headlines begin, and how high they are. */
const places = () =>
  [...document.querySelectorAll(`.mp-root :is(${headlines})`)]
    .map(one => {
      const { left, right, top, height } = one.getBoundingClientRect();
      return [getComputedStyle(one).direction === 'rtl' ? right : left, top, height];
    })
    .join();
