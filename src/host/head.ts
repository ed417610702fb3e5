import type { MetaData } from '../contract/fields.ts';

/** Undoes a change. Calling it again does nothing. */
export type Undo = () => void;

/** A text of the document, such as its title; null when it is absent. */
interface HeadText {
  read(): string | null;
  write(value: string | null): void;
}

interface Overrides {
  readonly original: string | null;
  readonly values: { readonly value: string }[];
}
const overridesOf = new WeakMap<Document, Map<string, Overrides>>();

/**
 * Overrides a text of the document. The latest override shows. Overrides may be undone in any order; after the last
 * one the original text is back.
 * @param name unique within the document
 */
function override(doc: Document, name: string, text: HeadText, value: string): Undo {
  const all = overridesOf.get(doc) ?? new Map<string, Overrides>();
  overridesOf.set(doc, all);
  const overrides = all.get(name) ?? { original: text.read(), values: [] };
  all.set(name, overrides);

  const own = { value };
  overrides.values.push(own);
  text.write(value);
  return () => {
    const at = overrides.values.indexOf(own);
    if (at < 0) return;
    overrides.values.splice(at, 1);
    if (overrides.values.length === 0) all.delete(name);
    text.write(overrides.values.at(-1)?.value ?? overrides.original);
  };
}

/** Sets the title, description and canonical address of the document, as far as they are given. */
export function applyMetaData(doc: Document, { title, description, canonical }: MetaData): Undo {
  const undos: Undo[] = [];
  if (title) undos.push(override(doc, 'title', titleOf(doc), title));
  if (description) undos.push(setTag(doc, 'meta', 'name', 'description', 'content', description));
  if (canonical) undos.push(setTag(doc, 'link', 'rel', 'canonical', 'href', canonical));
  return () => {
    for (const undo of undos) undo();
  };
}

/** Asks search engines not to list this page. */
export function setRobotsNoindex(doc: Document): Undo {
  return setTag(doc, 'meta', 'name', 'robots', 'content', 'noindex');
}

function titleOf(doc: Document): HeadText {
  return {
    read: () => doc.title,
    write: text => {
      doc.title = text ?? '';
    },
  };
}

/** Sets an attribute of a tag in the head, and adds the tag if it is missing. */
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
  const content: HeadText = {
    read: () => find()?.getAttribute(attribute) ?? null,
    write: (text: string | null) => {
      if (text === null) find()?.remove();
      else (find() ?? make()).setAttribute(attribute, text);
    },
  };
  return override(doc, `${tag} ${kind}`, content, value);
}
