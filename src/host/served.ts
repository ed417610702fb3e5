/** The content that the server sent into each mount point. */
const served = new WeakMap<Element, readonly Node[]>();

/** Stores the content of a mount point, unless the server's content is stored already. What frames/sketch.ts has rendered is none. */
export function keepServed(mountPoint: Element): void {
  if (!served.has(mountPoint))
    served.set(
      mountPoint,
      [...mountPoint.childNodes].filter(node => !isSketch(node)),
    );
}

const isSketch = (node: Node) => node instanceof Element && node.hasAttribute('data-sketch');

/** Restores the server's content of a mount point. */
export function restoreServed(mountPoint: Element): void {
  mountPoint.replaceChildren(...(served.get(mountPoint) ?? []));
  served.delete(mountPoint);
}
