/** Whether the browser only prepares the page (speculation rules), for a visit that may never happen. */
export const isPrepared = (): boolean =>
  (document as Document & { readonly prerendering?: boolean }).prerendering === true;

/**
 * Runs something once the page is shown: at once, unless the browser only prepares it.
 * @param run may return a function that ends what it began
 * @returns a function that ends it, or keeps it from running
 */
export function onceShown(run: () => unknown): () => void {
  let end: unknown;
  const begin = () => {
    end = run();
  };
  if (isPrepared()) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
  return () => {
    document.removeEventListener('prerenderingchange', begin);
    if (typeof end === 'function') end();
  };
}
