import type { ReactNode } from 'react';
import type { SavedSearch } from '../../contract/saved-searches.ts';
import { pageCount } from '../../domain/list.ts';
import type { FollowingPart, FollowingQuery } from '../../domain/people.ts';
import { lazy } from '../../loading/lazy.ts';
import { followingMessages as texts } from '../../messages/following.ts';
import { FollowablePerson } from '../../product-actions/followable-person.tsx';
import { ProductTile } from '../../product-actions/product-tile.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ProductGrid } from '../../ui/cards/product-card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Users } from '../../ui/icons/users.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Section } from '../../ui/section.tsx';
import type { FollowedPerson, FollowedProduct, FollowedShop } from './followed-lists.tsx';

export const later = lazy(() => import('./later.tsx'));
const FollowedShops = lazyComponent(later, code => code.FollowedShops);
const SavedSearches = lazyComponent(later, code => code.SavedSearches);
const FollowNews = lazyComponent(later, code => code.FollowNews);
const Pagination = lazyComponent(later, code => code.Pagination);
export const FeedReaderLink = lazyComponent(later, code => code.FeedReaderLink);

export interface FollowedRows {
  readonly products: readonly FollowedProduct[];
  readonly shops: readonly FollowedShop[];
  readonly reviewers: readonly FollowedPerson[];
  readonly searches: readonly SavedSearch[] | null;
}

/** How many of a part are shown: among the others, and on a page of its own. Whole rows. */
const sizes = {
  products: { among: 12, alone: 48 },
  shops: { among: 6, alone: 24 },
  reviewers: { among: 8, alone: 48 },
  searches: { among: 6, alone: 48 },
} as const satisfies Record<FollowingPart, unknown>;

interface FollowedPartProps {
  readonly part: FollowingPart;
  readonly rows: FollowedRows;
  /** Left out: the latest few, with a link to all. */
  readonly page?: number;
  readonly hrefOf: (change: Partial<FollowingQuery>) => string;
}

/** The followed products, stores or people. */
export function FollowedPart({ part, rows, page, hrefOf }: FollowedPartProps): ReactNode {
  const { among, alone } = sizes[part];
  const all = rows[part]?.length ?? 0;
  const from = ((page ?? 1) - 1) * alone;
  const to = page === undefined ? among : from + alone;
  if (from >= all)
    return (
      <EmptyState icon={Users} title={texts.noPage.title}>
        <ButtonLink variant="primary" href={hrefOf({ page: 1 })}>
          {texts.noPage.first}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <Section
      title={texts.names[part]}
      action={
        page === undefined && all > among
          ? { label: texts.seeAll({ count: all }), href: hrefOf({ tab: part }) }
          : undefined
      }
    >
      {part === 'products' && <Products products={rows.products.slice(from, to)} />}
      {part === 'shops' && (
        <FollowedShops
          shops={rows.shops.slice(from, to)}
          failure={retry => <ErrorNotice level={3} onRetry={retry} />}
        />
      )}
      {part === 'searches' && (
        <SavedSearches
          searches={(rows.searches ?? []).slice(from, to)}
          failure={retry => <ErrorNotice level={3} onRetry={retry} />}
        />
      )}
      {part === 'reviewers' && <People people={rows.reviewers.slice(from, to)} />}
      {page !== undefined && (
        <Pagination
          of={texts.names[part]}
          page={page}
          pageCount={pageCount(all, alone)}
          hrefOf={page => hrefOf({ page })}
        />
      )}
    </Section>
  );
}

function Products({ products }: { readonly products: readonly FollowedProduct[] }): ReactNode {
  return (
    <ProductGrid>
      {products.map(product => (
        <li key={product.encoded_product_id}>
          <ProductTile product={product} />
          <FollowNews of={product} />
        </li>
      ))}
    </ProductGrid>
  );
}

function People({ people }: { readonly people: readonly FollowedPerson[] }): ReactNode {
  return (
    <ul className="mp-people__grid">
      {people.map(person => (
        <li key={person.encoded_id}>
          <FollowablePerson person={person} />
          <FollowNews of={person} />
        </li>
      ))}
    </ul>
  );
}
