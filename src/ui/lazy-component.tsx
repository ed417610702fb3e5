import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { report } from '../host/events.ts';
import { loadWhenIdle } from '../loading/idle.ts';
import type { Lazy } from '../loading/lazy.ts';

export interface LazyProps {
  /** Stands in its place until the code is here, and stays where it cannot be had. */
  readonly fallback?: ReactNode;
  /** Stands in its place when the code could not be loaded, with what requests it again. */
  readonly failure?: (retry: () => void) => ReactNode;
}

interface LazyCode<T> {
  /** Undefined until it is here. */
  readonly code: T | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Use this hook to call functions of a lazy module, `lazyComponent` to render one of its components. Loads it at once. */
export function useLazy<T extends object>(lazy: Lazy<T>): LazyCode<T> {
  const [hasFailed, setFailed] = useState(false);
  const code = useArrival(lazy);
  useEffect(() => {
    if (lazy.peek() || hasFailed) return;
    let isGone = false;
    lazy.load().catch(error => {
      report(error);
      if (!isGone) setFailed(true);
    });
    return () => {
      isGone = true;
    };
  }, [lazy, hasFailed]);
  return { code, hasFailed: hasFailed && !code, retry: () => setFailed(false) };
}

/** The code of a lazy module once it is here. It is loaded when the page is idle, or when something else needs it. */
export function useIdle<T extends object>(lazy: Lazy<T>): T | undefined {
  const code = useArrival(lazy);
  useEffect(() => {
    if (!lazy.peek()) loadWhenIdle(lazy);
  }, [lazy]);
  return code;
}

/** The code of a lazy module once something else has loaded it. */
export function useArrival<T extends object>(lazy: Lazy<T>): T | undefined {
  const [code, setCode] = useState(lazy.peek);
  useEffect(() => {
    if (code) return;
    // A low priority, so that it delays no press.
    return lazy.onArrival(module => startTransition(() => setCode(() => module)));
  }, [lazy, code]);
  return code;
}

/** A component of a lazy module, which loads as soon as it is rendered: what a press opens, or what a screen is made of. */
export function lazyComponent<Module extends object, Props extends object>(
  lazy: Lazy<Module>,
  pick: (code: Module) => ComponentType<Props>,
): ComponentType<Props & LazyProps> {
  // biome-ignore lint/correctness/noComponentHookFactories: called by modules only, never while rendering
  return function LazyComponent({ fallback = null, failure, ...props }) {
    const { code, hasFailed, retry } = useLazy(lazy);
    const Loaded = code && pick(code);
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    return hasFailed && failure ? failure(retry) : fallback;
  };
}

/** A component of a lazy module, which loads when the page is idle. `fallback` keeps its space until then. */
export function idleComponent<Module extends object, Props extends object>(
  lazy: Lazy<Module>,
  pick: (code: Module) => ComponentType<Props>,
): ComponentType<Props & Pick<LazyProps, 'fallback'>> {
  // biome-ignore lint/correctness/noComponentHookFactories: called by modules only, never while rendering
  return function IdleComponent({ fallback = null, ...props }) {
    const code = useIdle(lazy);
    const Loaded = code && pick(code);
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : fallback;
  };
}
