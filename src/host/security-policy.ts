import { parseJson } from './json.ts';

/** Requirements of the host's content security policy: the nonce, and Trusted Types. */

/**
 * The nonce of the page's scripts, for what we write into it; empty where the policy has none. Read from a script that
 * the host marked with it: browsers show it to scripts alone, and the attribute is empty.
 */
export const nonceOf = (doc: Document): string =>
  doc.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

interface Policy {
  createScript(text: string): unknown;
  createHTML(text: string): unknown;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { [Rule in keyof Policy]: (text: string) => string }): Policy;
}
type WindowWithPolicies = Window & { readonly trustedTypes?: PolicyFactory };

/** The policy of each window; null where the page allows none. Created once, because browsers log each refusal. */
const policies = new WeakMap<PolicyFactory, Policy | null>();

/**
 * The text in the form that a browser accepts where a page requires Trusted Types; null where the page does not allow a
 * policy named "marketplace". The compiler only knows strings there.
 */
function trusted(doc: Document, rule: keyof Policy, text: string): string | null {
  const factory = (doc.defaultView as WindowWithPolicies | null)?.trustedTypes;
  if (!factory) return text;
  if (!policies.has(factory)) policies.set(factory, makePolicy(factory));
  return (policies.get(factory)?.[rule](text) as string | undefined) ?? null;
}

/** The text of a script element that holds JSON. */
export const trustedJson = (doc: Document, json: string): string | null => trusted(doc, 'createScript', json);

/** HTML that is going to be parsed into an inert document. */
export const trustedHtml = (doc: Document, html: string): string | null => trusted(doc, 'createHTML', html);

function makePolicy(factory: PolicyFactory): Policy | null {
  try {
    // HTML is only ever parsed into an inert document.
    return factory.createPolicy('marketplace', { createScript: onlyData, createHTML: html => html });
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
