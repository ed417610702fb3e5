/** The content that the server sent into each place. */
const served = new WeakMap<Element, readonly Node[]>();

/** Stores the content of a place, unless the server's content is stored already. */
export function keepServed(place: Element): void {
  if (!served.has(place)) served.set(place, [...place.childNodes]);
}

/** Restores the server's content of a place. */
export function restoreServed(place: Element): void {
  place.replaceChildren(...(served.get(place) ?? []));
  served.delete(place);
}
