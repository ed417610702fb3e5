import type { ReactNode } from 'react';
import { wildcard } from '../../contract/limits.ts';
import type { SavedSearch } from '../../contract/saved-searches.ts';
import { totalOf } from '../../domain/format.ts';
import { readMoment } from '../../domain/moment.ts';
import { parseSearchAddress } from '../../domain/search-address.ts';
import { searchHref } from '../../domain/search-href.ts';
import { hostNow } from '../../host/clock.ts';
import { savedSearchMessages as texts } from '../../messages/saved-searches.ts';
import { searchMessages } from '../../messages/search.ts';
import { activeFilters } from '../../search-filters/active-filters.ts';
import { createFormats } from '../../search-filters/formats.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { isSavedAtom, toggleSavedAtom } from '../../state/search/saved-searches.ts';
import { Button } from '../../ui/button.tsx';
import { useUi } from '../../ui/context.tsx';
import { listed } from '../../ui/format.ts';
import { formatAgo } from '../../ui/format-ago.ts';
import { Bookmark } from '../../ui/icons/bookmark.ts';
import { TextLink } from '../../ui/navigation/text-link.tsx';

/** Saved searches. One that is removed stays until the next visit, so that it can be saved again. */
export function SavedSearches({ searches }: { readonly searches: readonly SavedSearch[] }): ReactNode {
  const now = hostNow();
  return (
    <ul>
      {searches.map(saved => (
        <li key={saved.search} className="mp-saved__row">
          <Row saved={saved} now={now} />
        </li>
      ))}
    </ul>
  );
}

function Row({ saved, now }: { readonly saved: SavedSearch; readonly now: Date }): ReactNode {
  const { locale } = useUi();
  const record = { search: saved.search, wasSaved: true };
  const isKept = useAtomValue(isSavedAtom)(record);
  const toggle = useSetAtom(toggleSavedAtom);
  const { name, filters, href } = describe(saved, locale);
  const { count, isMore } = totalOf(saved.new_products_count ?? 0);
  const then = readMoment(saved.created_at);
  return (
    <>
      <Bookmark size={20} />
      <div>
        <h3 className="mp-saved__name">
          <TextLink quiet dir="auto" href={href}>
            {name}
          </TextLink>
        </h3>
        {filters && <p className="mp-small mp-muted">{filters}</p>}
        <p className="mp-small" role="status">
          {isKept ? (
            <>
              {count > 0 && <b className="mp-saved__news">{texts.newProducts({ count, isMore })}</b>}
              {then && (
                <span className="mp-muted">{texts.savedAgo({ ago: formatAgo(then, now, locale) })}</span>
              )}
            </>
          ) : (
            texts.removed
          )}
        </p>
      </div>
      <Button
        size="sm"
        aria-label={(isKept ? texts.removeOf : texts.undoOf)({ name })}
        onClick={() => void toggle(record)}
      >
        {isKept ? texts.remove : texts.undo}
      </Button>
    </>
  );
}

/** The words of a search, else its category or store; the filters that the name leaves out; and its address. */
function describe({ search, category_name: category, shop_name: shop }: SavedSearch, locale: string) {
  const params = parseSearchAddress(search);
  const formats = createFormats(locale, params.currency ?? wildcard);
  const filters = activeFilters(params, { category, shop }, formats);
  const name = params.q || (params.category_id === null ? null : category) || shop || searchMessages.all;
  const isNamed = (id: string) =>
    !params.q && ((id === 'category_id' && name === category) || (id === 'shop' && name === shop));
  return {
    name,
    filters: listed(filters.flatMap(({ id, label }) => (isNamed(id) ? [] : label))),
    href: searchHref(params),
  };
}
