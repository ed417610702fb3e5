import type { Undo } from './head.ts';
import { trustedScript } from './trusted-types.ts';

/**
 * Adds a block of JSON-LD for search engines. Returns what removes it. On a page that forbids every policy of
 * Trusted Types the block is left out.
 */
export function addStructuredData(doc: Document, data: Readonly<Record<string, unknown>>): Undo {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const text = trustedScript(doc, json);
  if (text === null) return () => {};
  const script = doc.createElement('script');
  script.type = 'application/ld+json';
  script.text = text;
  doc.head.append(script);
  return () => script.remove();
}
