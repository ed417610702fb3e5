import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Lazy } from '../loading/lazy.ts';

export interface LazyProps {
  /** False waits until somebody else loads the code, or until there is time. */
  readonly isWanted?: boolean;
  /** Stands in its place until the code is here, and stays where it cannot be had. */
  readonly fallback?: ReactNode;
  /** Stands in its place when the code could not be loaded, with what asks for it again. */
  readonly failure?: (retry: () => void) => ReactNode;
  /** Called each time its code cannot be loaded; drawn anew, it asks again. */
  readonly onFail?: () => void;
}

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

/** A component of lazy code, by the name that it is exported under there. */
export function lazyComponent<Module, Name extends keyof Module>(
  code: Lazy<Module>,
  name: Name,
): ComponentType<PropsOf<Module[Name]> & LazyProps> {
  type Props = PropsOf<Module[Name]>;
  const partOf = (module?: Module) => module?.[name] as ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called by modules only, never while drawing
  return function LazyComponent({ isWanted = true, fallback = null, failure, onFail, ...props }) {
    const [Loaded, setLoaded] = useState(() => partOf(code.peek()));
    const [hasFailed, setFailed] = useState(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: who is told does not make it ask again
    useEffect(() => {
      if (Loaded) return;
      let isGone = false;
      (isWanted && !hasFailed ? code.load() : code.arrival).then(
        module => isGone || setLoaded(() => partOf(module)),
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
