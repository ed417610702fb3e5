import { parseJson } from './json.ts';

/** What a content security policy of the host asks of us: the nonce, and Trusted Types. */

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

/**
 * Reads HTML with the browser's own parser into a document of its own, in which nothing runs and nothing is loaded. Null
 * where the page does not allow it. Styles and base addresses are left out.
 */
export function parseInertHtml(doc: Document, html: string): Document | null {
  const text = trusted(doc, 'createHTML', withoutPolicyMatters(html));
  return text === null ? null : new DOMParser().parseFromString(text, 'text/html');
}

/**
 * Takes away what browsers hold against the content security policy of the page, and log, even in an inert document. That
 * keeps the console quiet and nothing else: what is safe to show is decided after parsing.
 */
const withoutPolicyMatters = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)|<base\b[^>]*>/gi, '')
    .replace(/<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*/gi, tag =>
      tag.replace(/([\s"'/])style\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi, '$1'),
    );

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
