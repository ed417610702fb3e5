/**
 * Draws the frame of a screen on a page whose host has written none, while the app is still loading. The build writes one
 * script for each screen and language: this code and what it draws.
 */
import { isLoggedIn } from '../host/signed-in.ts';
import { watchFrames } from './watch-frames.ts';

/** A text, or an element with its children. */
export type Drawing =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Drawing[]];

/** The header for a guest and for somebody who is signed in, and the screen where everybody sees the same one. */
export interface Sketch {
  readonly navbar: Drawing;
  readonly navbarSignedIn: Drawing;
  readonly main?: Drawing;
}

/** Defined by the build, which puts it in front of this code. */
declare const SKETCH: Sketch;

/**
 * Draws into the places that are empty, and watches the drawn frames. Returns a function that removes them: the app keeps
 * what it finds in its places as the host's content (`host/served.ts`), and puts it back when it is unmounted.
 */
export function drawFrames(
  places: readonly HTMLElement[],
  navbar: HTMLElement | null = document.getElementById('search-navbar'),
): () => void {
  const drawn = places.flatMap(place => {
    const isHeader = place === navbar;
    const drawing = isHeader ? SKETCH[isLoggedIn(document) ? 'navbarSignedIn' : 'navbar'] : SKETCH.main;
    if (!drawing || place.childElementCount > 0 || place.textContent?.trim()) return [];
    const element = nodeOf(drawing) as ChildNode;
    place.append(element);
    return element;
  });
  const stop = watchFrames(places);
  return () => {
    stop();
    for (const element of drawn) element.remove();
  };
}

const svg = 'http://www.w3.org/2000/svg';

/** Strict policies allow neither HTML in a text nor an attribute with styles, so every node is made by itself. */
function nodeOf(drawing: Drawing, namespace = 'http://www.w3.org/1999/xhtml'): Node {
  if (typeof drawing === 'string') return document.createTextNode(drawing);
  const [tag, { style, ...attributes }, ...children] = drawing;
  const own = tag === 'svg' ? svg : namespace;
  const element = document.createElementNS(own, tag) as HTMLElement | SVGElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (style) element.style.cssText = style;
  element.append(...children.map(child => nodeOf(child, own)));
  return element;
}
