import type { MetaData } from '../contract/fields.ts';
import { parseUrl } from '../contract/uri.ts';
import { uiMessages } from '../messages/ui.ts';

/** Undoes a change. To be called once. */
export type Undo = () => void;

/** A title in our own words, with the product's name. One of the host stays as it is. */
export const ownTitle = (text: string): string => `${text} | ${uiMessages.brand}`;

export interface Head extends MetaData {
  /** Asks search engines not to list this page. */
  readonly isHidden?: boolean | undefined;
}

/**
 * Sets the title, description, canonical address and listing of the document, as far as they are given. A screen undoes what
 * it has set before the next one sets something; to undo it again does nothing.
 */
export function applyHead(doc: Document, { title, description, canonical, isHidden }: Head): Undo {
  const { title: before } = doc;
  const undos: Undo[] = [];
  if (title) {
    doc.title = title;
    undos.push(() => {
      // A host that swaps pages has written that of the next page by now.
      if (doc.title === title) doc.title = before;
    });
  }
  if (description) undos.push(setTag(doc, 'meta', 'name', 'description', 'content', description));
  // Search engines ask for whole addresses. A relative one means the document, whatever a base element says.
  const address = canonical && parseUrl(canonical, doc.location.href);
  if (address) undos.push(setTag(doc, 'link', 'rel', 'canonical', 'href', address.href));
  if (isHidden) undos.push(setTag(doc, 'meta', 'name', 'robots', 'content', 'noindex'));
  return () => {
    for (const undo of undos.splice(0)) undo();
  };
}

/** Sets an attribute of a tag in the head, and adds the tag if it is missing. */
export function setTag(
  doc: Document,
  tag: 'meta' | 'link',
  key: string,
  kind: string,
  attribute: string,
  value: string,
): Undo {
  const found = doc.head.querySelector(`${tag}[${key}="${kind}"]`);
  const before = found?.getAttribute(attribute) ?? '';
  const element = found ?? doc.createElement(tag);
  if (!found) {
    element.setAttribute(key, kind);
    doc.head.append(element);
  }
  element.setAttribute(attribute, value);
  return () => (found ? element.setAttribute(attribute, before) : element.remove());
}
