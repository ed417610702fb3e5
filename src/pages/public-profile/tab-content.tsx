import type { ReactNode } from 'react';
import { publicFavourites, publicRecommendations, type TabRequest } from '../../api/profile.ts';
import { publicRecommendationsPageSize } from '../../contract/limits.ts';
import type { ProfileFigures, ProfileReviewPage } from '../../contract/profile.ts';
import { pageCount } from '../../domain/list.ts';
import { isPublic } from '../../domain/review-link.ts';
import { publicListMessages as texts } from '../../messages/profile-lists.ts';
import { ProductTile } from '../../product-actions/product-tile.tsx';
import { useScreenReady } from '../../routing/router/router.tsx';
import { createQuery, type Loadable, latestData } from '../../state/loaded/query.ts';
import { type QueryState, useQuery } from '../../state/loaded/use-query.ts';
import { ProductGrid, ProductGridSkeleton } from '../../ui/cards/product-card.tsx';
import { ReviewSkeleton } from '../../ui/cards/review-skeleton.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { NothingYet, type Owner, Paged, type PublicAddress, ReviewItems } from './paged.tsx';
import { Reviews } from './reviews.tsx';

interface TabContentProps {
  readonly address: PublicAddress;
  readonly profile: QueryState<ProfileReviewPage>;
  /** The displayed answer. */
  readonly data: ProfileReviewPage;
  readonly figures: ProfileFigures;
  readonly owner: Owner;
}

/** The list of the selected tab. */
export function TabContent(props: TabContentProps): ReactNode {
  const { address, figures, owner } = props;
  const { tab } = address.query;
  if (tab === 'recommendations') return <Recommendations address={address} figures={figures} owner={owner} />;
  return tab === 'favourites' ? (
    <Favourites address={address} figures={figures} owner={owner} />
  ) : (
    <Reviews {...props} />
  );
}

const isSamePerson = (before: TabRequest, now: TabRequest) => before.slug === now.slug;
const recommendations = createQuery(publicRecommendations, { keepsPrevious: isSamePerson });
const favourites = createQuery(publicFavourites, { keepsPrevious: isSamePerson });

interface TabProps {
  readonly address: PublicAddress;
  readonly figures: ProfileFigures;
  readonly owner: Owner;
}

/** One page of the reviews whose product they recommend. */
function Recommendations({ address, owner, figures }: TabProps): ReactNode {
  const { slug, query, hrefOf } = address;
  // The first page comes with the profile.
  const { state, retry } = useQuery(recommendations, query.page > 1 ? { slug, page: query.page } : null);
  const first = figures.recommendations_data;
  const items = state.status === 'idle' ? (first?.items ?? []) : latestData(state)?.items;
  const total = first?.total ?? latestData(state)?.total_count ?? 0;
  return (
    <TabList
      tab="recommendations"
      state={state}
      retry={retry}
      skeleton={<ReviewSkeleton />}
      rows={items?.filter(isPublic).slice(0, publicRecommendationsPageSize)}
      render={rows => (
        <Paged
          tab="recommendations"
          page={query.page}
          pageCount={pageCount(total, publicRecommendationsPageSize)}
          isEmpty={rows.length === 0}
          isLoading={state.status === 'loading'}
          hrefOf={page => hrefOf({ page })}
          none={<NothingYet tab="recommendations" owner={owner} />}
        >
          <ReviewItems reviews={rows} />
        </Paged>
      )}
    />
  );
}

/** Placeholders of products: no more than there are, so that what follows stays where it is. */
const maxSkeletons = 12;

/** One page of the products they hearted. */
function Favourites({ address, owner, figures }: TabProps): ReactNode {
  const { slug, query, hrefOf } = address;
  const { state, retry } = useQuery(favourites, { slug, page: query.page });
  const answer = latestData(state);
  return (
    <TabList
      tab="favourites"
      state={state}
      retry={retry}
      skeleton={
        <ProductGridSkeleton count={Math.min(figures.favourites_data?.total ?? maxSkeletons, maxSkeletons)} />
      }
      rows={answer && (answer.items ?? [])}
      render={rows => (
        <Paged
          tab="favourites"
          page={query.page}
          pageCount={answer?.total_pages ?? 1}
          isEmpty={rows.length === 0}
          isLoading={state.status === 'loading'}
          hrefOf={page => hrefOf({ page })}
          none={<NothingYet tab="favourites" owner={owner} />}
        >
          <ProductGrid>
            {rows.map(product => (
              <li key={product.encoded_product_id}>
                <ProductTile product={product} />
              </li>
            ))}
          </ProductGrid>
        </Paged>
      )}
    />
  );
}

interface TabListProps<Row> {
  readonly tab: 'recommendations' | 'favourites';
  readonly state: Loadable<unknown>;
  readonly retry: () => void;
  readonly skeleton: ReactNode;
  /** Undefined until the first ones are there. */
  readonly rows: readonly Row[] | undefined;
  readonly render: (rows: readonly Row[]) => ReactNode;
}

/** The list of a tab, its placeholder while it or what follows an empty page is loading, or a failure notice. */
function TabList<Row>({ tab, state, retry, skeleton, rows, render }: TabListProps<Row>): ReactNode {
  useScreenReady(state.status !== 'loading');
  return (
    <section tabIndex={-1} aria-label={texts.names[tab]}>
      <h2 className="mp-visually-hidden">{texts.names[tab]}</h2>
      {state.status === 'failed' ? (
        <ErrorNotice title={texts.listsFailed[tab]} error={state.error} onRetry={retry} />
      ) : (
        (rows && !(rows.length === 0 && state.status === 'loading') && render(rows)) || skeleton
      )}
    </section>
  );
}
