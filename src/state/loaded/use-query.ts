import { useEffect, useEffectEvent, useRef } from 'react';
import { useAtomValue, useStore } from '../core/jotai.ts';
import type { Loadable, Query } from './query.ts';

export interface QueryState<T> {
  readonly state: Loadable<T>;
  /** Asks again, after a failure or an incomplete answer. */
  readonly retry: () => void;
}

/**
 * Loads a query while the component is mounted, and returns its state. Unmounting cancels a running request.
 * @param params null asks for nothing
 * @param delayMs how long params have to stay the same before they are asked for
 */
export function useQuery<P, T>(query: Query<P, T>, params: P | null, delayMs = 0): QueryState<T> {
  const store = useStore();
  useAtomValue(query.lastAtom);
  const key = params === null ? null : query.key(params);
  const cancel = useRef(() => {});
  const load = useEffectEvent(() => {
    if (params !== null) cancel.current = store.set(query.loadAtom, params);
  });
  useEffect(() => {
    if (key === null) return;
    const timer = delayMs > 0 ? setTimeout(load, delayMs) : load();
    return () => {
      clearTimeout(timer ?? undefined);
      cancel.current();
    };
  }, [key, delayMs]);
  return {
    state: params === null ? idle : query.read(store.get, params),
    retry() {
      if (params !== null) cancel.current = store.set(query.retryAtom, params);
    },
  };
}
const idle: Loadable<never> = { status: 'idle' };
