import { useEffect } from 'react';
import { filterQuery } from '../../domain/query.ts';
import { useAddress } from '../../routing/router.tsx';
import { useNavigate } from '../../routing/screen-hooks.ts';
import { useAtomValue, useSetAtom } from '../../state/jotai.ts';
import { searchOriginAtom } from '../../state/search.ts';
import { searchResultsAtom } from '../../state/search-results.ts';

/**
 * Remembers the `from` and `category` of the address, and takes `from` out of it. `category` leaves the address with
 * the next search that is written.
 */
export function CameFromCategory(): null {
  const { pathname, search, hash } = useAddress();
  const { status } = useAtomValue(searchResultsAtom);
  const navigate = useNavigate();
  const remember = useSetAtom(searchOriginAtom);
  useEffect(() => {
    const params = new URLSearchParams(search);
    const from = params.get('from');
    if (from === null) return;
    remember({ from, category: params.get('category') });
    // Another address draws the controls anew. Before the answer is there, that would send the request twice.
    if (status !== 'ready') return;
    navigate(pathname + filterQuery(search, name => name !== 'from') + hash, { replace: true });
  }, [pathname, search, hash, status, navigate, remember]);
  return null;
}
