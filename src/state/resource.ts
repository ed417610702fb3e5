import { type ApiError, isAborted, toApiError } from '../api/errors.ts';
import type { KeptCall } from '../api/kept-call.ts';
import { type Atom, atom, type Getter, type WritableAtom } from './jotai.ts';
import type { Loadable } from './loadable.ts';
import { servicesAtom } from './services.ts';

export interface ResourceOptions<P, T> extends KeptCall<P, T> {
  /** False when an answer for other params says nothing about these, and must not be shown meanwhile. */
  keepsPrevious?(before: P, now: P): boolean;
  /** True for a failure that the screen expects and tells by itself; the others are logged as well. */
  isExpected?(error: ApiError): boolean;
}

export interface Resource<P, T> {
  /** Two params with one key mean the same answer. */
  key(params: P): string;
  /** Where loading stands for these params; ready at once when the answer is kept. */
  read(get: Getter, params: P): Loadable<T>;
  /** The same as an atom, for one mounted screen. */
  at(params: P): Atom<Loadable<T>>;
  /** Loads these params unless they are there; an earlier load is cancelled. Returns what cancels this one and forgets its failure. */
  readonly loadAtom: WritableAtom<null, [params: P], () => void>;
}

interface Entry<P, T> {
  readonly params: P;
  readonly state: Loadable<T>;
}

/** One thing that a screen shows at a time, loaded by parameters: results of a search, a product, its reviews. */
export function resource<P, T>({
  key,
  kept,
  load,
  keepsPrevious = () => true,
  isExpected = () => false,
}: ResourceOptions<P, T>): Resource<P, T> {
  const entryAtom = atom<Entry<P, T> | null>(null);
  const runningAtom = atom<AbortController | null>(null);

  function read(get: Getter, params: P): Loadable<T> {
    const entry = get(entryAtom);
    if (entry && key(entry.params) === key(params)) return entry.state;
    const data = kept(get(servicesAtom).client, params);
    return data === undefined
      ? { status: 'loading', previous: previousOf(entry, params) }
      : { status: 'ready', data };
  }

  function previousOf(entry: Entry<P, T> | null, params: P): T | undefined {
    if (!entry || !keepsPrevious(entry.params, params)) return undefined;
    return entry.state.status === 'ready' ? entry.state.data : entry.state.previous;
  }

  const loadAtom = atom(null, (get, set, params: P): (() => void) => {
    const { client, report } = get(servicesAtom);
    const controller = new AbortController();
    const earlier = get(runningAtom);
    set(runningAtom, controller);
    const settle = (state: Loadable<T>) => {
      // An answer that came after a later load began is nobody's any more.
      if (get(runningAtom) === controller) set(entryAtom, { params, state });
    };

    const data = kept(client, params);
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
        },
      );
    }
    // Last, so that a second load of the same answer joins the running request in place of sending another.
    earlier?.abort();
    return () => {
      controller.abort();
      // Whoever comes back asks again, and is not told of the failure of before meanwhile.
      const { state } = get(entryAtom) ?? {};
      if (state?.status === 'failed') settle({ status: 'loading', previous: state.previous });
    };
  });

  return { key, read, at: params => atom(get => read(get, params)), loadAtom };
}
