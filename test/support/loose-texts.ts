/**
 * Texts that React could lose. A browser that translates a page replaces each text node by elements of its own. React
 * survives that where a text is all that its element contains: it writes into the element then. A text beside other
 * children has a node that React holds on to: an insertion before it throws, and a new text is written where nobody
 * sees it (react#11538).
 */

/**
 * The texts below a node that React holds by their own nodes. It marks those with a property. Runs in pages, too, so it
 * uses nothing from around it.
 */
export function looseTexts(root: Node): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const look = (node: Node) => {
    const isHeld = Object.keys(node).some(key => key.startsWith('__reactFiber$'));
    if (isHeld) found.push(`“${node.nodeValue}” in ${node.parentElement?.outerHTML.slice(0, 200)}`);
  };
  if (root.nodeType === Node.TEXT_NODE) look(root);
  while (texts.nextNode()) look(texts.currentNode);
  return found;
}

/** Reports them as console errors from now on. Runs in a page before its scripts. */
export function reportLooseTexts(find: typeof looseTexts): void {
  new MutationObserver(records => {
    const found = records.flatMap(({ addedNodes }) => [...addedNodes].flatMap(find));
    if (found.length > 0) console.error(`texts without an element of their own: ${found.join('\n')}`);
  }).observe(document, { subtree: true, childList: true });
}
