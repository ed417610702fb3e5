const candidates = [
  ...['a[href]', 'button', 'input', 'select', 'textarea', 'summary', 'iframe', 'video[controls]'],
  ...['audio[controls]', '[tabindex]', '[contenteditable=true]'],
].join();

/** The first element within another that Tab leads to, leaving some out. */
export const firstTabStop = (root: Element, ...except: readonly Element[]): HTMLElement | undefined =>
  stopsIn(root).find(one => isTabStop(one) && !except.includes(one));

/** The last element within another that Tab leads to, leaving some out. */
export const lastTabStop = (root: Element, ...except: readonly Element[]): HTMLElement | undefined =>
  stopsIn(root).findLast(one => isTabStop(one) && !except.includes(one));

const stopsIn = (root: Element) => [...root.querySelectorAll<HTMLElement>(candidates)];

function isTabStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false;
  if (element instanceof HTMLInputElement && isPassedBy(element)) return false;
  // Safari 17.0 does not know the function.
  return element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;
}

/** Of radio buttons Tab leads to the chosen one. */
const isPassedBy = ({ type, checked, name, form, ownerDocument }: HTMLInputElement) =>
  type === 'radio' &&
  !checked &&
  [...(form ?? ownerDocument).querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].some(
    other => other.name === name,
  );
