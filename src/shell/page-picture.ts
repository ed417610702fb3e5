import type { SwapEvent } from '../host/events.ts';
import { keepServed } from '../host/served.ts';
import { readAddress } from '../routing/address.ts';
import { addressAttribute } from './held-picture.ts';

/** The event of Turbo and Turbolinks before they draw a page. Turbolinks has the body in `data`. */
export interface RenderEvent extends SwapEvent {
  readonly detail?: { readonly renderMethod?: string; readonly newBody: HTMLElement } | null;
  readonly data?: { readonly newBody: HTMLElement };
}

/** The mount points of our roots: the class of each while a root is in it, and its selector on any page. */
const mountPoints = [
  ['mp-navbar-place', '#search-navbar'],
  ['mp-page-place', 'main'],
] as const;
const roots = mountPoints.map(([name]) => `.${name} > .mp-root`).join();

/**
 * Leaves a picture of the page, a copy of what the app drew, in place of the app that is about to be unmounted. Previews
 * and pages from the cache show the picture until the app is mounted again.
 * @param event before the next page is drawn
 * @param address path and query of the picture; the browser may be at the address of the next page already
 */
export function leavePicture({ type }: Event, address: string): void {
  const pictures = [...document.querySelectorAll(roots)].map(root => {
    const picture = pictureOf(root, address);
    return { place: root.parentElement as Element, className: root.parentElement?.className ?? '', picture };
  });
  const classes = ownClasses(document.body);
  const { body } = document;
  const showPictures = () => {
    body.classList.add(...classes);
    for (const { place, className, picture } of pictures) {
      place.className = className;
      place.replaceChildren(picture);
    }
  };
  // On the window, to come after the listener of `main.ts` on the document, which unmounts the app.
  window.addEventListener(type, showPictures, { once: true });
  document.addEventListener(type, carryPicture);
}

/**
 * A copy of what a root holds. Its images keep the file that is shown and lose `srcset`: Chromium never frees a copied image
 * with `srcset` that was not shown, nor the page around it, because such an image watches the width of the window.
 */
function pictureOf(root: Element, address: string): Element {
  const picture = root.cloneNode(true) as Element;
  picture.setAttribute(addressAttribute, address);
  const images = root.querySelectorAll('img');
  for (const [index, image] of picture.querySelectorAll('img').entries()) {
    image.removeAttribute('srcset');
    image.removeAttribute('sizes');
    image.src = images[index]?.currentSrc || image.src;
  }
  return picture;
}

/** Ends what `leavePicture` has begun. Called when the app is mounted again. */
export function stopCarrying(): void {
  for (const host of ['turbo', 'turbolinks'])
    document.removeEventListener(`${host}:before-render`, carryPicture);
}

/** Moves the picture from a preview into the page that replaces the preview. */
function carryPicture(event: Event): void {
  const { detail, data } = event as RenderEvent;
  const newBody = detail?.newBody ?? data?.newBody;
  if (!newBody) return;
  keepOwnClasses(newBody);
  if (!isForSamePerson(newBody)) return;
  for (const [name, selector] of mountPoints) {
    const picture = document.querySelector(`.${name} > .mp-root[${addressAttribute}]`);
    const place = newBody.querySelector(selector);
    if (!place || picture?.getAttribute(addressAttribute) !== readAddress().key) continue;
    keepServed(place);
    place.classList.add(name);
    place.replaceChildren(picture);
  }
}

/** Gives the body of the next page the classes that the app has given this one. */
export function keepOwnClasses(newBody: HTMLElement): void {
  newBody.classList.add(...ownClasses(document.body));
}

/** Whether the next page, which has the app's classes, has the same data of the host and the same person signed in. */
export function isForSamePerson(newBody: HTMLElement): boolean {
  const identity = (body: Element) => body.className + body.querySelector('#app_meta')?.textContent;
  return identity(newBody) === identity(document.body);
}

/** Classes that the app has given the body. */
const ownClasses = (body: Element) => [...body.classList].filter(name => name.startsWith('mp-'));
