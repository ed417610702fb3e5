/** Longest wait for the stylesheet, ms: after it the screen is shown as it is, and becomes pretty later. */
const patienceMs = 3000;

/**
 * Makes sure that the product's stylesheet is on the page: the host may have linked it, under any folder and with
 * a fingerprint in its name; else it is linked from beside the script.
 * @returns when it is applied, has failed, or has taken too long
 */
export function loadStyle(doc: Document, address: string): Promise<void> {
  const links = [...doc.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"][href]')];
  let link = links.find(({ href }) => /\/marketplace([-.]\w+)*\.css([?#]|$)/.test(href));
  if (link?.sheet) return Promise.resolve();
  if (!link) {
    link = doc.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    doc.head.append(link);
  }
  const found = link;
  return new Promise(resolve => {
    const done = () => resolve();
    found.addEventListener('load', done, { once: true });
    found.addEventListener('error', done, { once: true });
    setTimeout(done, patienceMs);
  });
}
