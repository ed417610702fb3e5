/** The content that the server sent into each place. */
const served = new WeakMap<Element, readonly Node[]>();

/** Stores the content of a place, unless the server's content is stored already. What frames/sketch.ts has rendered is none. */
export function keepServed(place: Element): void {
  if (!served.has(place))
    served.set(
      place,
      [...place.childNodes].filter(node => !isSketch(node)),
    );
}

const isSketch = (node: Node) => node instanceof Element && node.hasAttribute('data-sketch');

/** Restores the server's content of a place. */
export function restoreServed(place: Element): void {
  place.replaceChildren(...(served.get(place) ?? []));
  served.delete(place);
}
