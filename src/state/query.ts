import type { CachedQuery } from '../api/cached-query.ts';
import { type ApiError, isAborted, toApiError } from '../api/errors.ts';
import { isSignedOut } from '../domain/failure.ts';
import { type Atom, atom, type Getter, type WritableAtom } from './jotai.ts';
import { endSessionAtom } from './reviewer.ts';
import { servicesAtom } from './services.ts';

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
  /** The state of loading these params; ready at once when the answer is cached. */
  read(get: Getter, params: P): Loadable<T>;
  /** Changes whenever the state of what is loaded does: for reads outside of an atom. */
  readonly entryAtom: Atom<unknown>;
  /**
   * Loads these params unless they are there; an earlier load is cancelled. Loads them again whenever a write invalidates
   * the answer. Returns a function that stops it, also a retry, and drops a failure.
   */
  readonly loadAtom: WritableAtom<null, [params: P], () => void>;
  /** Requests these params again, also if they are cached. Returns a function that cancels it, like that of `loadAtom`. */
  readonly retryAtom: WritableAtom<null, [params: P], () => void>;
}

interface Running {
  readonly key: string;
  readonly controller: AbortController;
}

interface Entry<P, T> {
  readonly params: P;
  readonly state: Loadable<T>;
}

/** Creates a query: data loaded by parameters, one at a time, such as search results, a product, or its reviews. */
/* @__NO_SIDE_EFFECTS__ */
export function createQuery<P, T>(
  { key, cached, load, forget, onInvalidate }: CachedQuery<P, T>,
  { keepsPrevious = () => true, isExpected = () => false }: QueryOptions<P> = {},
): Query<P, T> {
  const entryAtom = atom<Entry<P, T> | null>(null);
  /** The last load. It listens for invalidations also after its answer, until it is cancelled. */
  const runningAtom = atom<Running | null>(null);

  function read(get: Getter, params: P): Loadable<T> {
    const entry = get(entryAtom);
    if (entry && key(entry.params) === key(params)) return entry.state;
    const data = cached(get(servicesAtom).client, params);
    return data === undefined
      ? { status: 'loading', previous: previousOf(entry, params) }
      : { status: 'ready', data };
  }

  function previousOf(entry: Entry<P, T> | null, params: P): T | undefined {
    return entry && keepsPrevious(entry.params, params) ? latestData(entry.state) : undefined;
  }

  const loadAtom = atom(null, (get, set, params: P): (() => void) => {
    const { client, report } = get(servicesAtom);
    const controller = new AbortController();
    const earlier = get(runningAtom);
    set(runningAtom, { key: key(params), controller });
    const settle = (state: Loadable<T>) => {
      // An answer that comes after a later load has begun is ignored.
      if (get(runningAtom)?.controller === controller) set(entryAtom, { params, state });
    };

    const data = cached(client, params);
    if (data !== undefined) settle({ status: 'ready', data });
    else {
      const previous = previousOf(get(entryAtom), params);
      settle({ status: 'loading', previous });
      load(client, params, controller.signal).then(
        answer => settle({ status: 'ready', data: answer }),
        reason => {
          if (isAborted(reason)) return;
          const error = toApiError(reason);
          if (!isExpected(error)) report(error);
          settle({ status: 'failed', error, previous });
          if (isSignedOut(error)) set(endSessionAtom);
        },
      );
    }
    // Last, so that a second load of the same answer joins the running request in place of sending another.
    earlier?.controller.abort();
    const stopListening = onInvalidate(client, params, () => {
      // Not `loadAtom`: an atom that sets itself replaces its own value.
      set(retryAtom, params);
    });
    controller.signal.addEventListener('abort', stopListening);
    return () => {
      const running = get(runningAtom);
      // A load of other params has taken over. One of the same params is a retry or a reload, and ends as well.
      if (running?.key !== key(params)) return;
      running.controller.abort();
      // The next visit asks again, and does not show the earlier failure meanwhile.
      const { state } = get(entryAtom) ?? {};
      if (state?.status === 'failed')
        set(entryAtom, { params, state: { status: 'loading', previous: state.previous } });
    };
  });

  const retryAtom = atom(null, (get, set, params: P): (() => void) => {
    forget(get(servicesAtom).client, params);
    return set(loadAtom, params);
  });

  return { key, read, entryAtom, loadAtom, retryAtom };
}
