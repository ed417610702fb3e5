import type { Undo } from './head.ts';
import { parseJson } from './json.ts';

interface Policy {
  createScript(text: string): unknown;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScript(text: string): string }): Policy;
}
type WindowWithPolicies = Window & { readonly trustedTypes?: PolicyFactory };

/** The policy of each window; null where the page allows none. Created once, because browsers log each refusal. */
const policies = new WeakMap<PolicyFactory, Policy | null>();

/**
 * Adds a block of JSON-LD for search engines. A page that requires Trusted Types must allow a policy named
 * "marketplace"; otherwise the block is left out.
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

/** The text in the form that a script element accepts; null when the page does not allow it. */
function trusted(doc: Document, text: string): string | null {
  const factory = (doc.defaultView as WindowWithPolicies | null)?.trustedTypes;
  if (!factory) return text;
  if (!policies.has(factory)) policies.set(factory, makePolicy(factory));
  // The compiler only knows strings as the text of a script element.
  return (policies.get(factory)?.createScript(text) as string | undefined) ?? null;
}

function makePolicy(factory: PolicyFactory): Policy | null {
  try {
    return factory.createPolicy('marketplace', { createScript: onlyData });
  } catch {
    return null;
  }
}

/** Accepts only what a browser cannot run: JSON that does not close the script element. */
function onlyData(text: string): string {
  if (parseJson(text) === undefined || text.includes('<'))
    throw new TypeError('only JSON without "<" is allowed');
  return text;
}
