export interface Emitter {
  /** Returns what ends the subscription. */
  subscribe(listener: () => void): () => void;
  emit(): void;
}

/** Tells listeners that something changed. One that subscribes or leaves meanwhile counts from the next time on. */
export function createEmitter(): Emitter {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit() {
      for (const listener of [...listeners]) listener();
    },
  };
}
