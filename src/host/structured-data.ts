import type { Undo } from './head.ts';
import { parseJson } from './json.ts';

interface Policy {
  createScript(text: string): unknown;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScript(text: string): string }): Policy;
}
type WindowWithPolicies = Window & { readonly trustedTypes?: PolicyFactory };

/** The policy of each window; null where the page allows none. Made once, for a browser logs each refusal. */
const policies = new WeakMap<PolicyFactory, Policy | null>();

/**
 * Adds a block of JSON-LD for search engines. Returns what removes it. On a page that requires Trusted Types and
 * allows no policy named "marketplace" the block is left out.
 */
export function addStructuredData(doc: Document, data: Readonly<Record<string, unknown>>): Undo {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const text = trusted(doc, json);
  if (text === null) return () => {};
  const script = doc.createElement('script');
  script.type = 'application/ld+json';
  script.text = text;
  doc.head.append(script);
  return () => script.remove();
}

/** The text as the text of a script element takes it; the text itself where the browser knows no Trusted Types. */
function trusted(doc: Document, text: string): string | null {
  const factory = (doc.defaultView as WindowWithPolicies | null)?.trustedTypes;
  if (!factory) return text;
  if (!policies.has(factory)) policies.set(factory, makePolicy(factory));
  // To the compiler, the text of a script element is a string.
  return (policies.get(factory)?.createScript(text) as string | undefined) ?? null;
}

function makePolicy(factory: PolicyFactory): Policy | null {
  try {
    return factory.createPolicy('marketplace', { createScript: onlyData });
  } catch {
    return null;
  }
}

/** Lets nothing pass that a browser could run: JSON without an end of the script element. */
function onlyData(text: string): string {
  if (parseJson(text) === undefined || text.includes('<'))
    throw new TypeError('only JSON without "<" is allowed');
  return text;
}
