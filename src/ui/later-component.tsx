import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Later } from '../loading/later.ts';

export interface LaterProps {
  /** False waits until somebody else brings the code, or until there is time. */
  readonly isWanted?: boolean;
  /** Stands in its place until the code is here, and stays where it cannot be had. */
  readonly fallback?: ReactNode;
  /** Stands in its place when the code could not be had, with what asks for it again. */
  readonly failure?: (retry: () => void) => ReactNode;
  /** Told each time its code cannot be had; drawn anew, it asks again. */
  readonly onFail?: () => void;
}

/** A component whose code was left for later. */
export function laterComponent<Props extends object>(
  code: Later<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props & LaterProps> {
  // biome-ignore lint/correctness/noComponentHookFactories: called by modules only, never while drawing
  return function LaterComponent({ isWanted = true, fallback = null, failure, onFail, ...props }) {
    const [Loaded, setLoaded] = useState(() => code.peek()?.default);
    const [hasFailed, setFailed] = useState(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: who is told does not make it ask again
    useEffect(() => {
      if (Loaded || hasFailed) return;
      let isGone = false;
      (isWanted ? code.load() : code.arrival).then(
        ({ default: Arrived }) => isGone || setLoaded(() => Arrived),
        error => {
          console.error(error);
          if (isGone) return;
          setFailed(true);
          onFail?.();
        },
      );
      return () => {
        isGone = true;
      };
    }, [Loaded, isWanted, hasFailed]);
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    return hasFailed && failure ? failure(() => setFailed(false)) : fallback;
  };
}
