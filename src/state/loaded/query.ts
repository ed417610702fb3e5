import type { CachedQuery } from '../../api/cached-query.ts';
import { type ApiError, isAborted, lateError, lateMs, toApiError } from '../../api/errors.ts';
import { isSignedOut } from '../../domain/failure.ts';
import { type Atom, atom, type Getter, type WritableAtom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { endSessionAtom } from '../person/reviewer.ts';

/**
 * Data that have to be loaded. `previous` holds the data displayed before, so that a screen can keep them, dimmed, until
 * the new answer is there. `idle` means that nothing is requested.
 */
export type Loadable<T> =
  | {
      readonly status: 'idle' | 'loading';
      readonly data?: undefined;
      readonly error?: undefined;
      readonly previous?: T | undefined;
    }
  | { readonly status: 'ready'; readonly data: T; readonly error?: undefined; readonly previous?: undefined }
  | {
      readonly status: 'failed';
      readonly data?: undefined;
      readonly error: ApiError;
      readonly previous?: T | undefined;
    };

/** The data to display: the answer, or else the previous one. */
export function latestData<T>(loadable: Loadable<T>): T | undefined {
  return loadable.status === 'ready' ? loadable.data : loadable.previous;
}

export interface QueryOptions<P> {
  /** False when the answer for other params must not be displayed while these are loading. */
  keepsPrevious?(before: P, now: P): boolean;
  /** True for a failure that the screen expects and shows by itself; the others are reported as well. */
  isExpected?(error: ApiError): boolean;
}

export interface Query<P, T> {
  /** Two params with one key mean the same answer. */
  key(params: P): string;
  /** The state of loading these params, never `idle`; ready at once when the answer is cached. */
  read(get: Getter, params: P): Loadable<T>;
  /** Changes with every state. A component that calls `read` outside of an atom subscribes to it, to be rendered again. */
  readonly lastAtom: Atom<unknown>;
  /**
   * Loads these params unless they are there; an earlier load is cancelled. Loads them again whenever a write invalidates
   * the answer. Returns a function that ends all this: it cancels the request, also that of a retry, stops following
   * writes, and forgets a failure.
   */
  readonly loadAtom: WritableAtom<null, [params: P], () => void>;
  /** Requests these params again, also if they are cached. Returns a function that cancels it, like that of `loadAtom`. */
  readonly retryAtom: WritableAtom<null, [params: P], () => void>;
}

/** The load that still counts: it follows writes that invalidate the answer, also after its answer. */
interface ActiveLoad {
  readonly key: string;
  readonly controller: AbortController;
}

/** The params that were loaded last, and the state of that. */
interface LastLoad<P, T> {
  readonly params: P;
  readonly state: Loadable<T>;
}

/** Creates a query: data loaded by parameters, one at a time, such as search results, a product, or its reviews. */
/* @__NO_SIDE_EFFECTS__ */
export function createQuery<P, T>(
  { key, cached, load, forget, onInvalidate }: CachedQuery<P, T>,
  { keepsPrevious = () => true, isExpected = () => false }: QueryOptions<P> = {},
): Query<P, T> {
  const lastAtom = atom<LastLoad<P, T> | null>(null);
  const activeAtom = atom<ActiveLoad | null>(null);

  function read(get: Getter, params: P): Loadable<T> {
    const last = get(lastAtom);
    if (last && key(last.params) === key(params)) return last.state;
    const data = cached(get(servicesAtom).client, params);
    return data === undefined
      ? { status: 'loading', previous: previousOf(last, params) }
      : { status: 'ready', data };
  }

  function previousOf(last: LastLoad<P, T> | null, params: P): T | undefined {
    return last && keepsPrevious(last.params, params) ? latestData(last.state) : undefined;
  }

  const loadAtom = atom(null, (get, set, params: P): (() => void) => {
    const { client, report, after } = get(servicesAtom);
    const controller = new AbortController();
    const earlier = get(activeAtom);
    set(activeAtom, { key: key(params), controller });
    const publish = (state: Loadable<T>) => {
      // An answer that comes after a later load has begun is ignored.
      if (get(activeAtom)?.controller === controller) set(lastAtom, { params, state });
    };

    const data = cached(client, params);
    if (data !== undefined) publish({ status: 'ready', data });
    else {
      const previous = previousOf(get(lastAtom), params);
      publish({ status: 'loading', previous });
      const fail = (error: ApiError) => {
        if (!isExpected(error)) report(error);
        publish({ status: 'failed', error, previous });
      };
      // The answer still counts when it comes.
      const stopWaiting = after(lateMs, () => fail(lateError(key(params))));
      const answer = load(client, params, controller.signal);
      answer.then(stopWaiting, stopWaiting);
      answer.then(
        answer => publish({ status: 'ready', data: answer }),
        reason => {
          if (isAborted(reason)) return;
          const error = toApiError(reason);
          fail(error);
          if (isSignedOut(error)) set(endSessionAtom);
        },
      );
    }
    // Only now, so that a load of the same answer joins the running request, which an earlier abort would have ended.
    earlier?.controller.abort();
    const stopListening = onInvalidate(client, params, () => {
      // Not `loadAtom`: an atom that sets itself replaces its own value.
      set(retryAtom, params);
    });
    controller.signal.addEventListener('abort', stopListening);
    return () => {
      const active = get(activeAtom);
      // A load of other params goes on. One of the same params is a retry or a reload of this one, and ends with it.
      if (active?.key !== key(params)) return;
      active.controller.abort();
      // The next visit asks again, and does not show the earlier failure meanwhile.
      const { state } = get(lastAtom) ?? {};
      if (state?.status === 'failed')
        set(lastAtom, { params, state: { status: 'loading', previous: state.previous } });
    };
  });

  const retryAtom = atom(null, (get, set, params: P): (() => void) => {
    forget(get(servicesAtom).client, params);
    return set(loadAtom, params);
  });

  return { key, read, lastAtom, loadAtom, retryAtom };
}
