import { useEffect, useEffectEvent, useState } from 'react';
import type { CachedQuery } from '../api/cached-query.ts';
import { type ApiError, isAborted, toApiError } from '../api/errors.ts';
import { type Atom, atom, type Getter, useAtomValue, useStore, type WritableAtom } from './jotai.ts';
import { readPageCount, savePageCount } from './page-counts.ts';
import { createQuery, type Loadable, latestData, type Query, type QueryOptions } from './query.ts';
import { servicesAtom } from './services.ts';
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
  /** The items of all pages so far. While the first page of other params is loading, the earlier items. */
  readonly items: readonly I[];
  /** The number of pages after the first. */
  readonly pages: number;
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
interface Rest<P, T> {
  readonly first: T;
  readonly pages: readonly { readonly params: P; readonly answer: T }[];
  readonly more: 'idle' | 'loading' | 'failed';
  readonly error?: ApiError | undefined;
  /** Cancels the request for the page after the last one, while it is loading. */
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
  const pagesAtom = atom<ReadonlyMap<string, Rest<P, T>>>(new Map<string, Rest<P, T>>());

  function restOf(get: Getter, params: P, answer: T): Rest<P, T> {
    const rest = get(pagesAtom).get(cached.key(params));
    return rest?.first === answer ? rest : { first: answer, pages: [], more: 'idle' };
  }

  /** The params of the page after the last one. */
  function nextOf(params: P, { first: answer, pages }: Pick<Rest<P, T>, 'first' | 'pages'>): P | null {
    const last = pages.at(-1) ?? { params, answer };
    return next(last.params, last.answer);
  }

  function read(get: Getter, params: P): GrowingState<T, I> {
    const state = first.read(get, params);
    const answer = latestData(state);
    if (answer === undefined) return { state, items: [], pages: 0, more: 'none' };
    if (state.status !== 'ready') return { state, items: items(answer), pages: 0, more: 'none' };
    const rest = restOf(get, params, answer);
    const all = [answer, ...rest.pages.map(page => page.answer)].flatMap(page => items(page));
    const seen = new Set<string>();
    return {
      state,
      items: all.filter(item => !seen.has(id(item)) && seen.add(id(item))),
      pages: rest.pages.length,
      more: nextOf(params, rest) === null ? 'none' : rest.more,
      moreError: rest.error,
    };
  }

  const loadMoreAtom = atom(null, (get, set, params: P): void => {
    const { client, report } = get(servicesAtom);
    const { data } = first.read(get, params);
    if (data === undefined) return;
    const { pages, more } = restOf(get, params, data);
    const nextParams = nextOf(params, { first: data, pages });
    if (nextParams === null || more === 'loading') return;
    const key = cached.key(params);
    const put = (rest: Omit<Rest<P, T>, 'first'>) => {
      const others = [...get(pagesAtom)].filter(([other]) => other !== key).slice(1 - maxLists);
      set(pagesAtom, new Map([...others, [key, { first: data, ...rest }]]));
    };
    /** Sets the result, unless the first page was loaded again meanwhile. */
    const settle = (rest: Omit<Rest<P, T>, 'first'>) => {
      if (get(pagesAtom).get(key)?.first === data) put(rest);
    };

    const controller = new AbortController();
    put({ pages, more: 'loading', cancel: () => controller.abort() });
    cached.load(client, nextParams, controller.signal).then(
      answer => settle({ pages: [...pages, { params: nextParams, answer }], more: 'idle' }),
      reason => {
        if (isAborted(reason)) return settle({ pages, more: 'idle' });
        const error = toApiError(reason);
        if (!options.isExpected?.(error)) report(error);
        settle({ pages, more: 'failed', error });
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
 * Appends the pages that the list had when this entry of the history was left. Returns true meanwhile. Saves the number
 * of pages for the next return.
 */
function useFormerLength(
  key: string,
  { state, pages, more }: GrowingState<unknown, unknown>,
  loadMore: () => void,
): boolean {
  /** Null from the time when the list is restored: a first page that is loaded again gets no further pages. */
  const [former, setFormer] = useState<{ key: string; pages: number } | null>(() => ({
    key,
    pages: readPageCount(key),
  }));
  const isReady = state.status === 'ready';
  const canGrow = more === 'idle' || more === 'loading';
  const isRestoring = isReady && canGrow && former?.key === key && pages < former.pages;
  const goOn = useEffectEvent(loadMore);
  useEffect(() => {
    if (isRestoring) goOn();
    else if (isReady) {
      setFormer(null);
      if (pages > 0) savePageCount(key, pages);
    }
  }, [key, isRestoring, isReady, pages]);
  return isRestoring;
}
