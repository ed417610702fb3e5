import { useLayoutEffect } from 'react';
import { useAddress, useNavigate } from '../../routing/router.tsx';
import { searchFromCategory } from '../../routing/search-rules.ts';
import { useSetAtom } from '../../state/jotai.ts';
import { cameFromCategoryAtom, searchOriginAtom } from '../../state/search.ts';

/** Remembers the category that a search was entered from, and takes its mark out of the address. */
export default function Origin(): null {
  const { pathname, search, hash } = useAddress();
  const navigate = useNavigate();
  const remember = useSetAtom(searchOriginAtom);
  const dropSort = useSetAtom(cameFromCategoryAtom);
  useLayoutEffect(() => {
    const origin = searchFromCategory(search);
    if (origin.remembered.from === null) return;
    remember(origin.remembered);
    dropSort();
    navigate(pathname + origin.search + hash, { replace: true });
  }, [pathname, search, hash, navigate, remember, dropSort]);
  return null;
}
