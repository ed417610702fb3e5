/** What the server sent into places that show something else by now. */
const served = new WeakMap<Element, readonly Node[]>();

/** Remembers what is in a place, unless what the server sent into it is remembered already. */
export function keepServed(place: Element): void {
  if (!served.has(place)) served.set(place, [...place.childNodes]);
}

/** Puts back what the server sent into a place. */
export function restoreServed(place: Element): void {
  place.replaceChildren(...(served.get(place) ?? []));
  served.delete(place);
}
