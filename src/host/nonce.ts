/**
 * The nonce of the page's scripts, for what we write into it; empty where the policy has none. Read from a script that
 * the host marked with it: browsers show it to scripts alone, and the attribute is empty.
 */
export const nonceOf = (doc: Document): string =>
  doc.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
