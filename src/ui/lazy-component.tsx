import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { report } from '../host/events.ts';
import type { Lazy } from '../loading/lazy.ts';

export interface LazyProps {
  /** False waits until there is time, or until somebody else loads the code. */
  readonly isWanted?: boolean;
  /** Stands in its place until the code is here, and stays where it cannot be had. */
  readonly fallback?: ReactNode;
  /** Stands in its place when the code could not be loaded, with what asks for it again. */
  readonly failure?: (retry: () => void) => ReactNode;
  /** Called each time its code cannot be loaded; drawn anew, it asks again. */
  readonly onFail?: () => void;
}

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

interface LazyCode<T> {
  /** Undefined until it is here. */
  readonly code: T | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Lazy code for a component that has more to do with it than to draw one component of it.
 * @param isWanted false waits until there is time, or until somebody else loads the code
 * @param onFail called each time it cannot be loaded
 */
export function useLazy<T>(lazy: Lazy<T>, isWanted = true, onFail?: () => void): LazyCode<T> {
  const [code, setCode] = useState(lazy.peek);
  const [hasFailed, setFailed] = useState(false);
  const fail = useEffectEvent(() => {
    setFailed(true);
    onFail?.();
  });
  useEffect(() => {
    if (code) return;
    let isGone = false;
    if (!isWanted) lazy.loadWhenIdle();
    (isWanted && !hasFailed ? lazy.load() : lazy.arrival).then(
      module => isGone || setCode(() => module),
      error => {
        report(error);
        if (!isGone) fail();
      },
    );
    return () => {
      isGone = true;
    };
  }, [lazy, code, isWanted, hasFailed]);
  return { code, hasFailed, retry: () => setFailed(false) };
}

/** A component of lazy code, by the name that it is exported under there. */
export function lazyComponent<Module, Name extends keyof Module>(
  lazy: Lazy<Module>,
  name: Name,
): ComponentType<PropsOf<Module[Name]> & LazyProps> {
  type Props = PropsOf<Module[Name]>;
  // biome-ignore lint/correctness/noComponentHookFactories: called by modules only, never while drawing
  return function LazyComponent({ isWanted, fallback = null, failure, onFail, ...props }) {
    const { code, hasFailed, retry } = useLazy(lazy, isWanted, onFail);
    const Loaded = code?.[name] as ComponentType<Props> | undefined;
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    return hasFailed && failure ? failure(retry) : fallback;
  };
}

/** Lazy code, once there is time. What it draws then leaves room for what somebody does meanwhile. */
export function useArrival<Module>(code: Lazy<Module>): Module | undefined {
  const [module, setModule] = useState(() => code.peek());
  useEffect(() => {
    if (module) return;
    code.loadWhenIdle();
    void code.arrival.then(arrived => startTransition(() => setModule(() => arrived)));
  }, [code, module]);
  return module;
}
