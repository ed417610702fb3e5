/** A value to read and to subscribe to. */
export interface Source<T> {
  read(): T;
  /** Calls the listener each time the value is set. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** A listener that is added or removed while others are called counts from the next time on. */
export function createSource<T>(value: T): Source<T> & { set(value: T): void } {
  let current = value;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      current = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
