import type { SwapEvent } from '../host/events.ts';
import { keepServed } from '../host/served.ts';
import { readAddress } from '../routing/address.ts';
import { addressAttribute } from './held-picture.ts';

/** What Turbo and Turbolinks say before they draw a page. Turbolinks says it in `data`. */
export interface RenderEvent extends SwapEvent {
  readonly detail?: { readonly renderMethod?: string; readonly newBody: HTMLElement } | null;
  readonly data?: { readonly newBody: HTMLElement };
}

/** Our places, each with the class that it has while a root is in it, and where the next page has it. */
const places = [
  ['mp-navbar-place', '#search-navbar'],
  ['mp-page-place', 'main'],
] as const;
const roots = places.map(([name]) => `.${name} > .mp-root`).join();

/**
 * Leaves a picture of the page where the app is about to be unmounted: a copy of what it drew. Previews and pages from
 * the cache show it until the app is there again.
 * @param address path and query that it shows; that of the next page may be in the browser already
 */
export function leavePicture({ type }: Event, address: string): void {
  const pictures = [...document.querySelectorAll(roots)].map(root => {
    const picture = pictureOf(root, address);
    return { place: root.parentElement as Element, className: root.parentElement?.className ?? '', picture };
  });
  const classes = ownClasses(document.body);
  const { body } = document;
  const hang = () => {
    body.classList.add(...classes);
    for (const { place, className, picture } of pictures) {
      place.className = className;
      place.replaceChildren(picture);
    }
  };
  // The boot listens on the document, and has unmounted the app by then.
  window.addEventListener(type, hang, { once: true });
  document.addEventListener(type, carryPicture);
}

/**
 * Its images show the file that they have chosen: an image with a choice of sizes watches the window for as long as it
 * lives, and Chromium never forgets one that was copied and not shown, nor the page around it.
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

/** Ends what `leavePicture` has begun: the app is there again. */
export function stopCarrying(): void {
  for (const host of ['turbo', 'turbolinks'])
    document.removeEventListener(`${host}:before-render`, carryPicture);
}

/** Moves the picture of a preview into the page that takes the place of the preview, until the app is there again. */
function carryPicture(event: Event): void {
  const { detail, data } = event as RenderEvent;
  const newBody = detail?.newBody ?? data?.newBody;
  if (!newBody || !isForSamePerson(newBody)) return;
  for (const [name, selector] of places) {
    const picture = document.querySelector(`.${name} > .mp-root[${addressAttribute}]`);
    const place = newBody.querySelector(selector);
    if (!place || picture?.getAttribute(addressAttribute) !== readAddress().key) continue;
    keepServed(place);
    place.classList.add(name);
    place.replaceChildren(picture);
  }
}

/** Whether the page to come says the same about the host and who is signed in. Gives it the classes of the app. */
export function isForSamePerson(newBody: HTMLElement): boolean {
  newBody.classList.add(...ownClasses(document.body));
  const identity = (body: Element) => body.className + body.querySelector('#app_meta')?.textContent;
  return identity(newBody) === identity(document.body);
}

/** Classes that the app has given the body. */
const ownClasses = (body: Element) => [...body.classList].filter(name => name.startsWith('mp-'));
