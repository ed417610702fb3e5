type Write = 'pushState' | 'replaceState';
const writes: readonly Write[] = ['pushState', 'replaceState'];

/**
 * Calls the listener after each entry that a script writes. The Navigation API has an event for it, but some browsers that
 * the bundle supports lack it. So the functions of the history are replaced while there is a listener: on the object of
 * this page, not on the prototype, which others share.
 * @returns a function that restores the functions, unless another script has replaced them since
 */
export function listenToWrites(listener: (type: Write) => void): () => void {
  let isListening = true;
  const undo = writes.map(type => {
    const before = Object.getOwnPropertyDescriptor(history, type);
    const original = history[type];
    const replacement: typeof original = (...args) => {
      original.apply(history, args);
      if (isListening) listener(type);
    };
    history[type] = replacement;
    return () => {
      if (history[type] !== replacement) return;
      if (before) Object.defineProperty(history, type, before);
      else Reflect.deleteProperty(history, type);
    };
  });
  return () => {
    isListening = false;
    for (const restore of undo) restore();
  };
}
