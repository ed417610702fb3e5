import { writeJson } from '../contract/natives.ts';
import type { Undo } from './head.ts';
import { parseJson } from './json.ts';
import { nonceOf, trustedJson } from './security-policy.ts';

/** The block of one thing: at least its type, and mostly its name. */
interface Entry {
  readonly '@type'?: unknown;
  readonly name?: unknown;
  readonly url?: unknown;
  readonly aggregateRating?: unknown;
}

/**
 * Adds a block of JSON-LD for search engines. Where the host page has one about the same thing, that one is kept instead,
 * and the returned function removes that one. A page that requires Trusted Types must allow a policy named "marketplace";
 * otherwise the block is left out.
 */
export function addStructuredData(doc: Document, data: Entry): Undo {
  const printed = [...doc.querySelectorAll('script[type="application/ld+json"]')].find(block =>
    entriesOf(block).some(entry => isAboutSame(entry, data)),
  );
  if (printed) return () => printed.remove();
  const text = trustedJson(doc, writeJson(data).replaceAll('<', '\\u003c'));
  if (text === null) return () => {};
  const script = doc.createElement('script');
  script.type = 'application/ld+json';
  script.text = text;
  script.nonce = nonceOf(doc);
  // Hosts that swap pages never take a script out of the head.
  doc.body.append(script);
  return () => script.remove();
}

/** The things of a block: one, a list, or a graph. */
function entriesOf({ textContent }: Element): Entry[] {
  const block = parseJson(textContent ?? '');
  return [block, (block as { '@graph'?: unknown } | null)?.['@graph']]
    .flat()
    .map(entry => (entry ?? {}) as Entry);
}

/** Whether an entry has the same name or address, or has neither, and the same type, or at least a rating. */
function isAboutSame({ '@type': types, name, url, aggregateRating }: Entry, data: Entry): boolean {
  const isOfType = [types].flat().includes(data['@type']);
  if (name === undefined && url === undefined) return isOfType;
  return (isOfType || aggregateRating !== undefined) && (name === data.name || url === data.url);
}
