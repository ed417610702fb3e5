import type { SwapEvent } from '../host/events.ts';
import { keepServed } from '../host/served.ts';
import { readAddress } from '../routing/addresses/address.ts';
import { addressAttribute } from './hold-snapshot.ts';

/** The mount points of our roots: the class of each while a root is in it, and its selector on any page. */
export const mountPoints = [
  ['mp-navbar-mount-point', '#search-navbar'],
  ['mp-page-mount-point', 'main'],
] as const;
const roots = mountPoints.map(([name]) => `.${name} > .mp-root`).join();

/**
 * Takes snapshots of the page, copies of what the app drew. Previews and pages from the cache show them until the app is
 * mounted again.
 * @param address path and query that the snapshots show
 * @returns a function that shows them, in place of the app that was unmounted
 */
export function takeSnapshots(address: string): () => void {
  const snapshots = [...document.querySelectorAll(roots)].map(root => {
    const mountPoint = root.parentElement as Element;
    return { mountPoint, className: mountPoint.className, snapshot: snapshotOf(root, address) };
  });
  const { body } = document;
  const classes = ownClasses(body);
  return () => {
    body.classList.add(...classes);
    for (const { mountPoint, className, snapshot } of snapshots) {
      mountPoint.className = className;
      mountPoint.replaceChildren(snapshot);
    }
  };
}

/**
 * A copy of what a root holds. Its images keep the file that is shown and lose `srcset`: Chromium never frees a copied image
 * with `srcset` that was not shown, nor the page around it, because such an image watches the width of the window.
 */
function snapshotOf(root: Element, address: string): Element {
  const snapshot = root.cloneNode(true) as Element;
  snapshot.setAttribute(addressAttribute, address);
  const images = root.querySelectorAll('img');
  snapshot.querySelectorAll('img').forEach((image, index) => {
    image.removeAttribute('srcset');
    image.removeAttribute('sizes');
    image.src = images[index]?.currentSrc || image.src;
  });
  return snapshot;
}

/**
 * Carries snapshots on from a preview to the page that replaces it, until a page has loaded.
 * @param type of the event before a page is rendered
 */
export function carrySnapshots(type: string): void {
  const loaded = type.replace('before-render', 'load');
  // The render under way does not call it.
  document.addEventListener(type, carrySnapshot);
  document.addEventListener(loaded, () => document.removeEventListener(type, carrySnapshot), { once: true });
}

/** Moves the snapshots into the next page where that is the same one, of the same person. */
function carrySnapshot({ detail, data }: SwapEvent): void {
  const newBody = detail?.newBody ?? data?.newBody;
  if (!newBody || !takeOverBody(newBody)) return;
  for (const [name, selector] of mountPoints) {
    const snapshot = document.querySelector(`.${name} > .mp-root[${addressAttribute}]`);
    const mountPoint = newBody.querySelector(selector);
    if (!mountPoint || snapshot?.getAttribute(addressAttribute) !== readAddress().key) continue;
    keepServed(mountPoint);
    mountPoint.classList.add(name);
    mountPoint.replaceChildren(snapshot);
  }
}

/**
 * Gives the body of the next page the classes that the app has given this one.
 * @returns whether the next page has the same data of the host and the same person signed in
 */
export function takeOverBody(newBody: HTMLElement): boolean {
  newBody.classList.add(...ownClasses(document.body));
  const identity = (body: Element) => body.className + body.querySelector('#app_meta')?.textContent;
  return identity(newBody) === identity(document.body);
}

/** Classes that the app has given the body. */
const ownClasses = (body: Element) => [...body.classList].filter(name => name.startsWith('mp-'));
