/** Longest wait for a stylesheet, ms: after it the screen is shown as it is, and becomes pretty late. */
const patienceMs = 3000;

let attempts = 0;
const failed = new WeakSet<HTMLLinkElement>();

/**
 * Makes sure that a stylesheet of the product is on the page. The host may have linked it, under any folder and with a
 * fingerprint in its name. One that fails is asked for once more, under another address, and again by the next call.
 * @param address of the sheet as it was built, absolute
 * @returns when it is applied, has failed twice, or has taken too long
 */
export async function loadStyle(doc: Document, address: string): Promise<void> {
  const name = address.slice(address.lastIndexOf('/') + 1).replace(/\.css$/, '');
  const pattern = new RegExp(`/${name}([-.]\\w+)*\\.css([?#]|$)`);
  const links = [...doc.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"][href]')].filter(
    ({ href }) => pattern.test(href),
  );
  if (links.some(({ sheet }) => sheet)) return;
  const found = links.at(-1);
  if (!found || !failed.has(found)) {
    const isApplied = await applied(found ?? addLink(doc, address));
    // The host's may have failed before this script began to listen.
    if (isApplied ?? !found) return;
    if (isApplied === undefined) {
      addLink(doc, retryOf(address), found);
      return;
    }
  }
  await applied(addLink(doc, retryOf(address), found));
}

function retryOf(address: string): string {
  attempts += 1;
  return `${address}?retry=${attempts}`;
}

/** @param before whose place in the order of sheets it takes */
function addLink(doc: Document, address: string, before?: HTMLLinkElement): HTMLLinkElement {
  const link = doc.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  if (before) before.after(link);
  else doc.head.append(link);
  return link;
}

/** Whether a sheet is applied or has failed; undefined for one that takes too long. */
function applied(link: HTMLLinkElement): Promise<boolean | undefined> {
  return new Promise(resolve => {
    link.addEventListener('load', () => resolve(true), { once: true });
    link.addEventListener(
      'error',
      () => {
        failed.add(link);
        resolve(false);
      },
      { once: true },
    );
    setTimeout(resolve, patienceMs);
  });
}
