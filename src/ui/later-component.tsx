import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Later } from '../loading/later.ts';

export interface LaterProps {
  /** False waits until somebody else brings the code, or until there is time. */
  readonly isWanted?: boolean;
  /** Stands in its place until the code is here, and stays where it cannot be had. */
  readonly fallback?: ReactNode;
}

/** A component whose code was left for later. */
export function laterComponent<Props extends object>(
  code: Later<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props & LaterProps> {
  // biome-ignore lint/correctness/noComponentHookFactories: called by modules only, never while drawing
  return function LaterComponent({ isWanted = true, fallback = null, ...props }) {
    const [Loaded, setLoaded] = useState(() => code.peek()?.default);
    useEffect(() => {
      if (Loaded) return;
      let isGone = false;
      (isWanted ? code.load() : code.arrival).then(
        ({ default: Arrived }) => isGone || setLoaded(() => Arrived),
        error => console.error(error),
      );
      return () => {
        isGone = true;
      };
    }, [Loaded, isWanted]);
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : fallback;
  };
}
