import { useEffect, useMemo } from 'react';
import { type CategoryPage, categoryPages } from '../../api/categories.ts';
import {
  answerHasUnknownIds,
  type RelatedCategories,
  relatedCategories,
} from '../../domain/category-tree.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useNavigate } from '../../routing/router/screen-hooks.ts';
import { useSetAtom } from '../../state/core/jotai.ts';
import { categoryFailureAtom, useKnownCategories } from '../../state/goods/known-categories.ts';
import { createQuery } from '../../state/loaded/query.ts';
import { useQuery } from '../../state/loaded/use-query.ts';

const pages = createQuery(categoryPages, {
  keepsPrevious: () => false,
  // The index shows these failures.
  isExpected: error => error.kind !== 'malformed',
});

export interface ShownCategoryPage extends RelatedCategories {
  readonly page: CategoryPage;
}

/**
 * Loads a category with those above and below it; undefined while it loads. A failure of any kind replaces the address
 * by that of the index, which shows the reason.
 */
export function useCategoryPage(slug: string): ShownCategoryPage | undefined {
  const { state } = useQuery(pages, slug);
  const setFailure = useSetAtom(categoryFailureAtom);
  const navigate = useNavigate();
  const { data: page, error } = state;
  useEffect(() => {
    if (!error) return;
    setFailure({ slug, error });
    navigate(pathOf('categoryIndex'), { replace: true });
  }, [error, slug, setFailure, navigate]);
  const loaded = useKnownCategories(loaded => page !== undefined && answerHasUnknownIds(page, loaded));
  return useMemo(() => page && { page, ...relatedCategories(page, loaded) }, [page, loaded]);
}
