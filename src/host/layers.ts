/** Takes a value back. Calling it again does nothing. */
export type Undo = () => void;

/** A place in the document that holds one text; null when there is nothing. */
export interface Slot {
  read(): string | null;
  write(value: string | null): void;
}

interface Layers {
  readonly original: string | null;
  readonly values: { readonly value: string }[];
}
const layersOf = new WeakMap<Document, Map<string, Layers>>();

/**
 * Puts a value over what a place of the document holds. The topmost value shows; when all are taken back, in
 * whatever order, the place holds again what it held at first.
 * @param name names the place within its document
 */
export function layer(doc: Document, name: string, slot: Slot, value: string): Undo {
  const places = layersOf.get(doc) ?? new Map<string, Layers>();
  layersOf.set(doc, places);
  const layers = places.get(name) ?? { original: slot.read(), values: [] };
  places.set(name, layers);

  const own = { value };
  layers.values.push(own);
  slot.write(value);
  return () => {
    const at = layers.values.indexOf(own);
    if (at < 0) return;
    layers.values.splice(at, 1);
    if (layers.values.length === 0) places.delete(name);
    slot.write(layers.values.at(-1)?.value ?? layers.original);
  };
}
