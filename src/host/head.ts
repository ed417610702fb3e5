import type { MetaData } from '../contract/fields.ts';

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

/**
 * Applies title, description and canonical address to the document's head, each only when it is there.
 * @returns what puts the head back as it was
 */
export function applyMetaData(doc: Document, { title, description, canonical }: MetaData): Undo {
  const undos: Undo[] = [];
  if (title) undos.push(layer(doc, 'title', titleOf(doc), title));
  if (description) undos.push(setTag(doc, 'meta', 'name', 'description', 'content', description));
  if (canonical) undos.push(setTag(doc, 'link', 'rel', 'canonical', 'href', canonical));
  return () => {
    for (const undo of undos) undo();
  };
}

/** Asks search engines not to list this page. Returns what takes that back. */
export function setRobotsNoindex(doc: Document): Undo {
  return setTag(doc, 'meta', 'name', 'robots', 'content', 'noindex');
}

function titleOf(doc: Document): Slot {
  return {
    read: () => doc.title,
    write: text => {
      doc.title = text ?? '';
    },
  };
}

/** Sets an attribute of the one tag of its kind in the head; the tag is made when there is none. */
function setTag(
  doc: Document,
  tag: 'meta' | 'link',
  key: string,
  kind: string,
  attribute: string,
  value: string,
) {
  const find = () => doc.head.querySelector(`${tag}[${key}="${kind}"]`);
  const make = () => {
    const element = doc.createElement(tag);
    element.setAttribute(key, kind);
    doc.head.append(element);
    return element;
  };
  const slot = {
    read: () => find()?.getAttribute(attribute) ?? null,
    write: (text: string | null) => {
      if (text === null) find()?.remove();
      else (find() ?? make()).setAttribute(attribute, text);
    },
  };
  return layer(doc, `${tag} ${kind}`, slot, value);
}
