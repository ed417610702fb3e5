import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CachedQuery } from '../api/cached-query.ts';
import { type ApiError, isAborted, toApiError } from '../api/errors.ts';
import { type Atom, atom, type Getter, useAtomValue, useStore, type WritableAtom } from './jotai.ts';
import { createQuery, type Loadable, type Query, type QueryOptions, shown } from './query.ts';
import { servicesAtom } from './services.ts';
import { keepShownPages, readShownPages } from './shown-pages.ts';
import { useQuery } from './use-query.ts';

export interface GrowingListOptions<P, T, I> extends QueryOptions<P> {
  /** The items of one answer. */
  items(answer: T): readonly I[];
  /** Tells items apart: what came with an earlier page is not listed twice. */
  id(item: I): string;
  /** What the page after this one is asked with: the next number, or a cursor. Null where the list ends. */
  next(params: P, answer: T): P | null;
}

/** What is shown of a list to whose end more is appended. */
export interface GrowingState<T, I> {
  /** Where its first page stands. */
  readonly state: Loadable<T>;
  /** Those of all pages so far; while the first page of other params is loading, those of before. */
  readonly items: readonly I[];
  /** The number of pages after the first. */
  readonly pages: number;
  /** Where the page after the last one stands: `none` at the end of the list, `idle` until it is asked for. */
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
  /** Loads the page after the last one, also after a failure. Returns what cancels it. */
  readonly loadMoreAtom: WritableAtom<null, [params: P], () => void>;
}

/** The pages after the first one of a list. They belong to that answer: another first answer drops them. */
interface Rest<P, T> {
  readonly first: T;
  readonly pages: readonly { readonly params: P; readonly answer: T }[];
  readonly more: 'idle' | 'loading' | 'failed';
  readonly error?: ApiError | undefined;
}

/** The number of lists whose pages are kept for Back. */
const keptLists = 20;

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
  function nextOf(params: P, { first: answer, pages }: Rest<P, T>): P | null {
    const last = pages.at(-1) ?? { params, answer };
    return next(last.params, last.answer);
  }

  function read(get: Getter, params: P): GrowingState<T, I> {
    const state = first.read(get, params);
    const answer = shown(state);
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

  const loadMoreAtom = atom(null, (get, set, params: P): (() => void) => {
    const { client, report } = get(servicesAtom);
    const { data } = first.read(get, params);
    const before = data === undefined ? null : restOf(get, params, data);
    const to = before && nextOf(params, before);
    if (!before || to === null || before.more === 'loading') return () => {};
    const key = cached.key(params);
    const put = (rest: Rest<P, T>) => {
      const others = [...get(pagesAtom)].filter(([other]) => other !== key).slice(1 - keptLists);
      set(pagesAtom, new Map([...others, [key, rest]]));
    };
    /** Keeps it unless the first page was loaded again meanwhile. */
    const settle = (rest: Rest<P, T>) => {
      if (get(pagesAtom).get(key)?.first === before.first) put(rest);
    };

    put({ ...before, more: 'loading', error: undefined });
    const controller = new AbortController();
    cached.load(client, to, controller.signal).then(
      answer =>
        settle({
          ...before,
          pages: [...before.pages, { params: to, answer }],
          more: 'idle',
          error: undefined,
        }),
      reason => {
        if (isAborted(reason)) return settle({ ...before, more: 'idle', error: undefined });
        const error = toApiError(reason);
        if (!options.isExpected?.(error)) report(error);
        settle({ ...before, more: 'failed', error });
      },
    );
    return () => controller.abort();
  });

  return { first, read, pagesAtom, loadMoreAtom };
}

/** A growing list, loaded for as long as the component is there; leaving cancels what is on its way. */
export function useGrowingList<P, T, I>(
  list: GrowingList<P, T, I>,
  params: P,
): GrowingState<T, I> & {
  /** Asks for the first page again. */
  readonly retry: () => void;
  /** Appends the next page, also after a failure. */
  readonly loadMore: () => void;
} {
  const store = useStore();
  const { retry } = useQuery(list.first, params);
  useAtomValue(list.pagesAtom);
  const key = list.first.key(params);
  const cancel = useRef<{ readonly key: string; readonly stop: () => void } | null>(null);
  useEffect(
    () => () => {
      if (cancel.current?.key === key) cancel.current.stop();
    },
    [key],
  );
  const loadMore = () => {
    // What cancels the running request must stay.
    if (list.read(store.get, params).more === 'loading') return;
    cancel.current = { key, stop: store.set(list.loadMoreAtom, params) };
  };
  const now = list.read(store.get, params);
  const { pages, more } = now;
  const [left, setLeft] = useState(() => shownAt(key));
  const isReady = now.state.status === 'ready';
  const isShort = left.key === key && pages < left.pages;
  const isRestoring = isShort && isReady && (more === 'idle' || more === 'loading');
  const goOn = useEffectEvent(loadMore);
  useEffect(() => {
    if (isRestoring) goOn();
    else if (isReady) {
      // From now on, a first page that is loaded again begins anew.
      setLeft(none);
      if (pages > 0) keepShownPages(key, pages);
    }
  }, [key, isRestoring, isReady, pages]);
  return {
    ...now,
    ...(isRestoring && { state: loading, items: [] }),
    retry,
    loadMore,
  };
}
const none = { key: '', pages: 0 };
const shownAt = (key: string) => {
  const pages = readShownPages(key);
  return pages > 0 ? { key, pages } : none;
};
const loading = { status: 'loading' } as const;
