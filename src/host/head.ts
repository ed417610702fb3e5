import type { MetaData } from '../contract/fields.ts';
import { layer, type Slot, type Undo } from './layers.ts';

export type { Undo } from './layers.ts';

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
