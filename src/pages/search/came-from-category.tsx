import { useEffect } from 'react';
import { searchFromCategory } from '../../routing/redirects.ts';
import { useAddress, useNavigate } from '../../routing/router.tsx';
import { useAtomValue, useSetAtom } from '../../state/jotai.ts';
import { cameFromCategoryAtom, searchOriginAtom } from '../../state/search.ts';
import { searchResultsAtom } from '../../state/search-results.ts';

/** Remembers the category that a search was entered from, and takes its mark out of the address. */
export function CameFromCategory(): null {
  const { pathname, search, hash } = useAddress();
  const { status } = useAtomValue(searchResultsAtom);
  const navigate = useNavigate();
  const remember = useSetAtom(searchOriginAtom);
  const dropSort = useSetAtom(cameFromCategoryAtom);
  useEffect(() => {
    const origin = searchFromCategory(search);
    if (origin.remembered.from === null) return;
    remember(origin.remembered);
    dropSort();
    // Another address draws the controls anew, which would ask once more for an answer that is on its way or failed.
    if (status !== 'ready') return;
    navigate(pathname + origin.search + hash, { replace: true });
  }, [pathname, search, hash, status, navigate, remember, dropSort]);
  return null;
}
