import { useRef, useState } from 'react';

/**
 * The state of a hook in one object. Event handlers read it as it is now, also before it is rendered.
 * @param first makes the state of the first render
 */
export function useLatestState<S extends object>(first: () => S) {
  const [state, setState] = useState(first);
  const latest = useRef(state);
  const update = (changes: Partial<S>) => {
    latest.current = { ...latest.current, ...changes };
    setState(latest.current);
  };
  return { state, read: () => latest.current, update };
}
