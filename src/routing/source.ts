/** A value that others read, and may listen to. */
export interface Source<T> {
  read(): T;
  /** Calls the listener whenever the value was set. Returns what ends it. */
  subscribe(listener: () => void): () => void;
}

/** A listener that comes or goes while others are called counts from the next time on. */
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
