type Size = 'scrollHeight' | 'clientHeight' | 'offsetHeight';

/**
 * Gives all elements these heights, px: the document of a test has no layout.
 * @returns puts back what was there. Test files of a process share the classes of elements, so a deleted property is gone
 * for all of them.
 */
export function setSizes(sizes: Partial<Readonly<Record<Size, () => number>>>): () => void {
  const before = Object.keys(sizes).map(
    name => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const,
  );
  for (const [name, get] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  return () => {
    // What elements of any kind have is not there.
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(HTMLElement.prototype, name, descriptor);
      else Reflect.deleteProperty(HTMLElement.prototype, name);
  };
}
