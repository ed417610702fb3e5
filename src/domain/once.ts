/** Formatters by key: to create one is slow, to keep it is cheap. */
const made = new Map<string, unknown>();

/** The formatter of a key, created on first use. */
export function once<T>(key: string, make: () => T): T {
  const found = (made.get(key) as T | undefined) ?? make();
  made.set(key, found);
  return found;
}
