import { useEffect, useEffectEvent, useState } from 'react';
import type { CachedQuery } from '../../api/cached-query.ts';
import { type ApiError, isAborted, lateError, lateMs, toApiError } from '../../api/errors.ts';
import { type Atom, atom, type Getter, useAtomValue, useStore, type WritableAtom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { readPageCount, savePageCount } from './page-counts.ts';
import { createQuery, type Loadable, latestData, type Query, type QueryOptions } from './query.ts';
import { useQuery } from './use-query.ts';

export interface GrowingListOptions<P, T, I> extends QueryOptions<P> {
  /** The items of one answer. */
  items(answer: T): readonly I[];
  /** The id of an item. An item that came with an earlier page is not listed twice. */
  id(item: I): string;
  /** The params of the page after this one: with the next number, or with a cursor. Null at the end of the list. */
  next(params: P, answer: T): P | null;
}

/** The state of a list whose pages are appended to each other. */
export interface GrowingState<T, I> {
  /** The state of the first page. */
  readonly state: Loadable<T>;
  /** The items of all pages so far. While the first page of other params is loading, those of the first page before. */
  readonly items: readonly I[];
  readonly laterPageCount: number;
  /** The state of the page after the last one: `none` at the end of the list, `idle` until it is requested. */
  readonly more: 'none' | 'idle' | 'loading' | 'failed';
  /** Why the page after the last one failed to load. */
  readonly moreError?: ApiError | undefined;
}

export interface GrowingList<P, T, I> {
  /** The first page. */
  readonly first: Query<P, T>;
  /** @param params those of the first page */
  read(get: Getter, params: P): GrowingState<T, I>;
  /** Changes whenever one of the pages after the first does. */
  readonly pagesAtom: Atom<unknown>;
  /** Loads the page after the last one, also after a failure. Does nothing while it is loading. */
  readonly loadMoreAtom: WritableAtom<null, [params: P], void>;
  /** Cancels the request for the page after the last one. */
  readonly cancelMoreAtom: WritableAtom<null, [key: string], void>;
}

/** The pages after the first one of a list. They belong to that answer: another first answer drops them. */
interface LaterPages<P, T> {
  readonly first: T;
  readonly pages: readonly { readonly params: P; readonly answer: T }[];
  readonly more: 'idle' | 'loading' | 'failed';
  readonly error?: ApiError | undefined;
  /** Cancels the request for the page after the last one, while it is loading or late. */
  readonly cancel?: () => void;
}

/** The number of lists whose pages stay in memory for Back. */
const maxLists = 20;

/** A list whose pages are appended to each other. Its pages stay as long as its first one is cached or shown. */
/* @__NO_SIDE_EFFECTS__ */
export function createGrowingList<P, T, I>(
  cached: CachedQuery<P, T>,
  { items, id, next, ...options }: GrowingListOptions<P, T, I>,
): GrowingList<P, T, I> {
  const first = createQuery(cached, options);
  const pagesAtom = atom<ReadonlyMap<string, LaterPages<P, T>>>(new Map<string, LaterPages<P, T>>());

  function laterPagesOf(get: Getter, params: P, answer: T): LaterPages<P, T> {
    const later = get(pagesAtom).get(cached.key(params));
    return later?.first === answer ? later : { first: answer, pages: [], more: 'idle' };
  }

  /** The params of the page after the last one. */
  function nextOf(params: P, { first: answer, pages }: Pick<LaterPages<P, T>, 'first' | 'pages'>): P | null {
    const last = pages.at(-1) ?? { params, answer };
    return next(last.params, last.answer);
  }

  function read(get: Getter, params: P): GrowingState<T, I> {
    const state = first.read(get, params);
    const answer = latestData(state);
    if (answer === undefined) return { state, items: [], laterPageCount: 0, more: 'none' };
    if (state.status !== 'ready') return { state, items: items(answer), laterPageCount: 0, more: 'none' };
    const later = laterPagesOf(get, params, answer);
    const all = [answer, ...later.pages.map(page => page.answer)].flatMap(page => items(page));
    const seen = new Set<string>();
    return {
      state,
      items: all.filter(item => !seen.has(id(item)) && seen.add(id(item))),
      laterPageCount: later.pages.length,
      more: nextOf(params, later) === null ? 'none' : later.more,
      moreError: later.error,
    };
  }

  const loadMoreAtom = atom(null, (get, set, params: P): void => {
    const { client, report, after } = get(servicesAtom);
    const { data } = first.read(get, params);
    if (data === undefined) return;
    const { pages, more, cancel: cancelLate } = laterPagesOf(get, params, data);
    const nextParams = nextOf(params, { first: data, pages });
    if (nextParams === null || more === 'loading') return;
    const key = cached.key(params);
    const put = (later: Omit<LaterPages<P, T>, 'first'>) => {
      const others = [...get(pagesAtom)].filter(([other]) => other !== key).slice(1 - maxLists);
      set(pagesAtom, new Map([...others, [key, { first: data, ...later }]]));
    };
    const controller = new AbortController();
    const cancel = () => controller.abort();
    /** Sets the result, unless the first page was loaded again meanwhile, or another request has taken the place of this one. */
    const putIfCurrent = (later: Omit<LaterPages<P, T>, 'first'>) => {
      const current = get(pagesAtom).get(key);
      if (current?.first === data && current.cancel === cancel) put(later);
    };
    const fail = (error: ApiError, isLate = false) => {
      if (!options.isExpected?.(error)) report(error);
      putIfCurrent({ pages, more: 'failed', error, ...(isLate && { cancel }) });
    };

    put({ pages, more: 'loading', cancel });
    cancelLate?.();
    const stopWaiting = after(lateMs, () => fail(lateError(key), true));
    const answer = cached.load(client, nextParams, controller.signal);
    answer.then(stopWaiting, stopWaiting);
    answer.then(
      answer => putIfCurrent({ pages: [...pages, { params: nextParams, answer }], more: 'idle' }),
      reason => {
        if (isAborted(reason)) putIfCurrent({ pages, more: 'idle' });
        else fail(toApiError(reason));
      },
    );
  });

  const cancelMoreAtom = atom(null, (get, _set, key: string) => get(pagesAtom).get(key)?.cancel?.());

  return { first, read, pagesAtom, loadMoreAtom, cancelMoreAtom };
}

/** Loads a growing list while the component is mounted. Unmounting cancels running requests. */
export function useGrowingList<P, T, I>(
  list: GrowingList<P, T, I>,
  params: P,
): GrowingState<T, I> & {
  /** Requests the first page again. */
  readonly retry: () => void;
  /** Appends the next page, also after a failure. */
  readonly loadMore: () => void;
} {
  const store = useStore();
  const { retry } = useQuery(list.first, params);
  useAtomValue(list.pagesAtom);
  const key = list.first.key(params);
  useEffect(() => () => store.set(list.cancelMoreAtom, key), [store, list, key]);
  const loadMore = () => store.set(list.loadMoreAtom, params);
  const now = list.read(store.get, params);
  const isRestoring = useFormerLength(key, now, loadMore);
  return { ...now, ...(isRestoring && { state: loading, items: [] }), retry, loadMore };
}
const loading = { status: 'loading' } as const;

/**
 * Appends the pages that the list had when this entry of the history was left. Returns true until the list is as long as
 * it was. Saves the number of pages for the next return. Needed after a reload, and where the host swaps pages, which
 * removes the store.
 */
function useFormerLength(
  key: string,
  { state, laterPageCount, more }: GrowingState<unknown, unknown>,
  loadMore: () => void,
): boolean {
  /** Null once restored, so that a retry of page 1 does not append pages again. */
  const [former, setFormer] = useState<{ key: string; count: number } | null>(() => ({
    key,
    count: readPageCount(key),
  }));
  const isReady = state.status === 'ready';
  const canGrow = more === 'idle' || more === 'loading';
  const isRestoring = isReady && canGrow && former?.key === key && laterPageCount < former.count;
  const goOn = useEffectEvent(loadMore);
  useEffect(() => {
    if (isRestoring) goOn();
    else if (isReady) {
      setFormer(null);
      if (laterPageCount > 0) savePageCount(key, laterPageCount);
    }
  }, [key, isRestoring, isReady, laterPageCount]);
  return isRestoring;
}
