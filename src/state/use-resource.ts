import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useAtomValue, useSetAtom } from './jotai.ts';
import type { Loadable } from './loadable.ts';
import type { Resource } from './resource.ts';

/**
 * Shows and loads one resource for as long as the component is there; leaving cancels a running request.
 * @returns where loading stands, and what asks again after a failure
 */
export function useResource<P, T>(
  resource: Resource<P, T>,
  params: P,
): { readonly state: Loadable<T>; readonly retry: () => void } {
  const key = resource.key(params);
  const load = useSetAtom(resource.loadAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the params
  const state = useAtomValue(useMemo(() => resource.at(params), [resource, key]));
  const cancel = useRef<() => void>(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the params
  const start = useCallback(() => {
    cancel.current = load(params);
  }, [load, key]);
  useEffect(() => {
    start();
    return () => cancel.current();
  }, [start]);
  return { state, retry: start };
}
