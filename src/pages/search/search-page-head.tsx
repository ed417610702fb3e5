import { type ReactNode, useEffect, useState } from 'react';
import type { MetaData } from '../../contract/fields.ts';
import { writeJson } from '../../contract/natives.ts';
import { filterQuery } from '../../domain/query.ts';
import { searchHref } from '../../domain/search-href.ts';
import { applyHead, ownTitle } from '../../host/head.ts';
import { searchMessages } from '../../messages/search.ts';
import { useAddress } from '../../routing/router/router.tsx';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { servicesAtom } from '../../state/core/services.ts';
import { homeCurrencyAtom } from '../../state/money/money.ts';
import { appliedSearchAtom } from '../../state/page/address.ts';
import { searchOriginAtom } from '../../state/search/search.ts';
import { searchResultsAtom } from '../../state/search/search-results.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { SaveSearch } from './save-search.tsx';
import { countText } from './search-header.tsx';

/**
 * The side effects of a search: the title and the tags of the document, the announcement for screen readers, and the
 * address; and the button that saves the search. Until this code is here, a page keeps the title that the host has given it.
 */
export function SearchPageHead({ heading }: { heading: string }): ReactNode {
  useCameFromCategory();
  useNamedMoney();
  const state = useAtomValue(searchResultsAtom);
  const { collection, page } = useAtomValue(appliedSearchAtom);
  const { title, description, canonical } = state.data?.meta_data ?? {};
  // The host ignores a collection: its title is that of the search without the collection's name.
  useMetaData(
    {
      title: (!collection && title) || ownTitle(heading),
      description: description || searchMessages.description({ heading }),
      canonical,
    },
    state.status === 'loading',
  );
  // The number of results of each search, and the page.
  const count = state.status === 'ready' ? countText(state) : '';
  return (
    <>
      <SaveSearch />
      <LiveRegion message={count && page > 1 ? searchMessages.countOnPage({ count, page }) : count} />
    </>
  );
}

/**
 * A limit of the price without a currency is one in the person's money: the text says so from then on. The answer tells
 * where in the text the currency belongs. What somebody is typing by then stays until they leave the field.
 */
function useNamedMoney(): void {
  const state = useAtomValue(searchResultsAtom);
  const params = useAtomValue(appliedSearchAtom);
  const money = useAtomValue(homeCurrencyAtom)?.currency;
  const { navigate } = useAtomValue(servicesAtom);
  const { named_q: named, currency } = (state.status === 'ready' && state.data.metrics?.price_read) || {};
  useEffect(() => {
    if (!named || currency || !money) return;
    const name = () =>
      navigate(searchHref({ ...params, q: named.replace('{currency}', money) }), { replace: true });
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) return name();
    field.addEventListener('blur', name, { once: true });
    return () => field.removeEventListener('blur', name);
  }, [named, currency, money, params, navigate]);
}

/** Sets title and meta data of the page. While a search is loading, those of the search before stay. */
function useMetaData(meta: MetaData, isLoading: boolean): void {
  const [shown, setShown] = useState(meta);
  if (!isLoading && writeJson(shown) !== writeJson(meta)) setShown(meta);
  useEffect(() => applyHead(document, shown), [shown]);
}

/**
 * Remembers the `from` and `category` of the address, and takes `from` out of it. `category` leaves the address with
 * the next search that is written.
 */
function useCameFromCategory(): void {
  const { pathname, search, hash } = useAddress();
  const { status } = useAtomValue(searchResultsAtom);
  const { navigate } = useAtomValue(servicesAtom);
  const remember = useSetAtom(searchOriginAtom);
  useEffect(() => {
    const params = new URLSearchParams(search);
    const from = params.get('from');
    if (from === null) return;
    remember({ from, category: params.get('category') });
    // Another address renders the controls again. Before the answer is there, that would send the request twice.
    if (status !== 'ready') return;
    navigate(pathname + filterQuery(search, name => name !== 'from') + hash, { replace: true });
  }, [pathname, search, hash, status, navigate, remember]);
}
