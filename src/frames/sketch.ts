/**
 * Renders the frame of a screen on a page whose host has written none, while the app is still loading. The build writes one
 * script for each screen and language: this code and what it renders.
 */
import { isLoggedIn } from '../host/signed-in.ts';
import { offersBusinesses } from '../loading/meta-text.ts';
import { watchFrames } from './watch-frames.ts';

/** A text, or an element with its children. */
export type SketchNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: SketchNode[]];

/** The header for a guest and for somebody who is signed in, and the screen where everybody sees the same one. */
export interface Sketch {
  readonly navbar: SketchNode;
  readonly navbarSignedIn: SketchNode;
  readonly main?: SketchNode;
}

/** Defined by the build, which puts it in front of this code. */
declare const SKETCH: Sketch;

/**
 * Renders into the mount points that are empty, and watches the rendered frames. By their mark the app knows that they are no
 * content of the host, which it puts back when it is unmounted (`host/served.ts`).
 * @param navbar the one of the mount points that gets the header; null where the page has none
 * @returns a function that removes the rendered frames
 */
export function renderSketch(mountPoints: readonly HTMLElement[], navbar: HTMLElement | null): () => void {
  const rendered = mountPoints.flatMap(mountPoint => {
    const isHeader = mountPoint === navbar;
    const rendering = isHeader ? SKETCH[isLoggedIn(document) ? 'navbarSignedIn' : 'navbar'] : SKETCH.main;
    if (!rendering || mountPoint.childElementCount > 0 || mountPoint.textContent?.trim()) return [];
    const element = nodeOf(rendering) as HTMLElement;
    element.dataset.sketch = '';
    if (isHeader && !offersBusinesses(document)) element.querySelector('a.mp-header__wide')?.remove();
    mountPoint.append(element);
    return element;
  });
  const stop = watchFrames(mountPoints);
  return () => {
    stop();
    for (const element of rendered) element.remove();
  };
}

const svg = 'http://www.w3.org/2000/svg';

/** Strict policies allow neither HTML in a text nor an attribute with styles, so every node is made by itself. */
function nodeOf(rendering: SketchNode, namespace = 'http://www.w3.org/1999/xhtml'): Node {
  if (typeof rendering === 'string') return document.createTextNode(rendering);
  const [tag, { style, ...attributes }, ...children] = rendering;
  const own = tag === 'svg' ? svg : namespace;
  const element = document.createElementNS(own, tag) as HTMLElement | SVGElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (style) element.style.cssText = style;
  element.append(...children.map(child => nodeOf(child, own)));
  return element;
}
