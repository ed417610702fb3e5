import { nonceOf } from '../host/security-policy.ts';
import { integrityOf } from './built-files.ts';

/** Longest wait for a stylesheet, ms: after it the screen is shown without the sheet. */
const patienceMs = 3000;

let attempts = 0;

/**
 * Makes sure that a stylesheet of the product is on the page. The host may have linked it, under any folder and with a
 * fingerprint in its name. One that fails is asked for once more, under another address, and again by the next call.
 * @param address of the sheet as it was built, absolute
 * @param name under which the host may have linked it, without its ending
 * @returns when it is applied, has failed twice, or has taken too long
 */
export function loadStyle(
  doc: Document,
  address: string,
  name = address.slice(address.lastIndexOf('/') + 1, -'.css'.length),
): Promise<void> {
  // The boot and a screen may wait for the same sheet: they share its retry.
  const running =
    loading.get(address) ?? applyStyle(doc, address, name).finally(() => loading.delete(address));
  loading.set(address, running);
  return running;
}

/** The sheets that are on their way, by address. */
const loading = new Map<string, Promise<void>>();

async function applyStyle(doc: Document, address: string, name: string): Promise<void> {
  const pattern = new RegExp(`/${name}([-.]\\w+)*\\.css([?#]|$)`);
  const links = [...doc.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"][href]')].filter(
    ({ href }) => pattern.test(href),
  );
  if (links.some(link => link.sheet && !isEmpty(link))) return;
  let last = links.at(-1);
  if (!last || !isEmpty(last)) {
    last ??= addLink(doc, address);
    if (!(await hasFailed(last))) return;
  }
  attempts += 1;
  await hasFailed(addLink(doc, address, last, `?retry=${attempts}`));
}

/**
 * @param before a sheet behind which it is put; by default the end of the head
 * @param query added to the address
 */
function addLink(doc: Document, address: string, before?: HTMLLinkElement, query = ''): HTMLLinkElement {
  const link = doc.createElement('link');
  link.rel = 'stylesheet';
  link.href = address + query;
  link.nonce = nonceOf(doc);
  link.integrity = integrityOf(doc, address);
  // With CORS, as modules are loaded: without it, integrity cannot be checked on files of another origin.
  link.crossOrigin = '';
  if (before) before.after(link);
  else doc.head.append(link);
  return link;
}

/** Waits for a sheet. Fulfilled with true once it has failed; with false once it is applied, or after `patienceMs`. */
function hasFailed(link: HTMLLinkElement): Promise<boolean> {
  return new Promise(resolve => {
    link.addEventListener('load', () => resolve(isEmpty(link)), { once: true });
    link.addEventListener('error', () => resolve(true), { once: true });
    setTimeout(resolve, patienceMs, false);
  });
}

/** Whether a sheet has come to nothing: it failed, or has no rule. */
function isEmpty({ sheet, href, ownerDocument }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules.length === 0;
  } catch {
    // The rules of a failed sheet cannot be read, nor those of another origin, which may be complete.
    return href.startsWith(`${ownerDocument.location.origin}/`);
  }
}
