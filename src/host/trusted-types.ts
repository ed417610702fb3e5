interface Policy {
  createScript(text: string): unknown;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScript(text: string): string }): Policy;
}
type WindowWithPolicies = Window & { readonly trustedTypes?: PolicyFactory };

const policies = new WeakMap<object, Policy | null>();

/**
 * A text that a page may require to be trusted before it becomes the text of a script element; the text itself
 * where the browser knows no Trusted Types; null where the page allows no policy named "marketplace".
 * Only for data blocks of our own making, never for code.
 */
export function trustedScript(doc: Document, text: string): string | null {
  const factory = (doc.defaultView as WindowWithPolicies | null)?.trustedTypes;
  if (!factory) return text;
  const policy = policies.get(factory) ?? makePolicy(factory);
  // The setters that require it take a TrustedScript; to the compiler they are setters of a text.
  return policy && (policy.createScript(text) as string);
}

/** A policy can be made once per page, so it is kept; a refusal as well, because each one is logged. */
function makePolicy(factory: PolicyFactory): Policy | null {
  if (policies.has(factory)) return null;
  let policy: Policy | null = null;
  try {
    policy = factory.createPolicy('marketplace', { createScript: text => text });
  } catch {
    // The page has the last word.
  }
  policies.set(factory, policy);
  return policy;
}
