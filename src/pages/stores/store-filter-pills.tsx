import type { ReactNode } from 'react';
import type { SearchParams } from '../../contract/search-params.ts';
import { clearFilters } from '../../domain/clear-filters.ts';
import { changedFilters } from '../../domain/search-address.ts';
import { storeSearchHref } from '../../domain/store-search.ts';
import { storeMessages as texts } from '../../messages/store-search.ts';
import { useNavigate } from '../../routing/router/screen-hooks.ts';
import { activeFilters, type DisplayNames } from '../../search-filters/active-filters.ts';
import { type Formats, useFormats } from '../../search-filters/formats.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { categoryNameAtom } from '../../state/goods/categories.ts';
import { useKnownCategories } from '../../state/goods/known-categories.ts';
import { Pill } from '../../ui/forms/pill.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';

/** The names and formats for the labels of its filters. Loads the name of the category where it is not known. */
export function useFilterFormats({ category_id }: SearchParams): {
  readonly names: DisplayNames;
  readonly formats: Formats;
} {
  const formats = useFormats();
  const nameOf = useAtomValue(categoryNameAtom);
  const category = category_id === null ? null : nameOf(category_id);
  useKnownCategories(() => category === undefined);
  return { names: { category }, formats };
}

/** The active filters, each with a button that removes it, and a link that clears all. */
export function ActiveFilters({ params }: { readonly params: SearchParams }): ReactNode {
  const navigate = useNavigate();
  const { names, formats } = useFilterFormats(params);
  // A collection holds products, not stores.
  const filters = activeFilters({ ...params, collection: null }, names, formats);
  return (
    <>
      {filters.map(({ id, label, short, removal }) => (
        <Pill
          key={id}
          text={label}
          short={short}
          onRemove={() => navigate(storeSearchHref({ ...params, ...removal, page: 1 }))}
        />
      ))}
      {changedFilters(params).length > 0 && (
        <TextLink href={storeSearchHref(clearFilters(params))}>{texts.clear}</TextLink>
      )}
    </>
  );
}
