import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { report } from '../host/events.ts';
import type { Lazy } from '../loading/lazy.ts';

export interface LazyProps {
  /** False waits until it is time for the code, or until somebody else loads it. */
  readonly isWanted?: boolean;
  /** Stands in its place until the code is here, and stays where it cannot be had. */
  readonly fallback?: ReactNode;
  /** Stands in its place when the code could not be loaded, with what asks for it again. */
  readonly failure?: (retry: () => void) => ReactNode;
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
 * @param isWanted false waits until it is time for the code, or until somebody else loads it
 */
export function useLazy<T>(lazy: Lazy<T>, isWanted = true): LazyCode<T> {
  const [code, setCode] = useState(lazy.peek);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (code) return;
    if (!isWanted || hasFailed) {
      if (!isWanted) lazy.loadAhead();
      // A low priority, so that it delays no press.
      return lazy.onArrival(module => startTransition(() => setCode(() => module)));
    }
    let isGone = false;
    lazy.load().then(
      module => {
        if (!isGone) setCode(() => module);
      },
      error => {
        report(error);
        if (!isGone) setFailed(true);
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
  return function LazyComponent({ isWanted, fallback = null, failure, ...props }) {
    const { code, hasFailed, retry } = useLazy(lazy, isWanted);
    const Loaded = code?.[name] as ComponentType<Props> | undefined;
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    return hasFailed && failure ? failure(retry) : fallback;
  };
}
