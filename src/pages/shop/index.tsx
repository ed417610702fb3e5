import { useEffect } from 'react';
import type { ShopPage } from '../../api/shop.ts';
import { isIndexable } from '../../domain/reviews.ts';
import { showsRecommendations } from '../../domain/shop.ts';
import { shopMessages as texts } from '../../messages/shop.ts';
import { Reviews, reviewList } from '../../reviews/reviews.tsx';
import { ReviewSectionSkeleton } from '../../reviews/reviews-skeleton.tsx';
import { useReviews } from '../../reviews/use-reviews.ts';
import { useScreenReady } from '../../routing/router/router.tsx';
import { useRouteParams } from '../../routing/router/screen-hooks.ts';
import { useSetAtom } from '../../state/core/jotai.ts';
import { useStoreClick } from '../../state/page/click.ts';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { currentShopAtom } from '../../state/search/next-search.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { lazyComponent, useLazy } from '../../ui/lazy-component.tsx';
import { GalleryScope } from '../../ui/media/gallery-context.ts';
import { useFigures, useShop } from './data.ts';
import { later, Overview } from './overview.tsx';
import { ShelfSkeletons, ShopSkeleton } from './shop-skeleton.tsx';

const ShopSections = lazyComponent(later, code => code.ShopSections);
const ShopNotFound = lazyComponent(later, code => code.ShopNotFound);

/** One store: who it is, how open it is, what it sells, and what people say. Another choice of reviews re-renders them alone. */
function ShopScreen() {
  const { shop_slug = '' } = useRouteParams();
  const { state, retry } = useShop(shop_slug);
  // Both are loaded while the store is.
  const { code, hasFailed } = useLazy(later);
  useLazy(reviewList);
  useScreenReady(state.status !== 'loading' && (code !== undefined || hasFailed));

  return (
    <div className="mp-container mp-shop">
      {state.status === 'ready' ? (
        <Shop page={state.data} slug={shop_slug} />
      ) : state.status === 'failed' ? (
        <ShopNotFound
          error={state.error}
          onRetry={retry}
          fallback={<ShopSkeleton />}
          failure={() => <ErrorNotice level={1} error={state.error} onRetry={retry} />}
        />
      ) : (
        <>
          <h1 className="mp-visually-hidden">{texts.loading}</h1>
          <ShopSkeleton />
          <ReviewSectionSkeleton />
        </>
      )}
    </div>
  );
}

ShopScreen.staysMounted = true;
export default ShopScreen;

interface ShopProps {
  readonly page: ShopPage;
  readonly slug: string;
}

function Shop({ page, slug }: ShopProps) {
  const { shop_data: shop } = page;
  const reviews = useReviews({ shop });
  const { figures, isLoading } = useFigures(page, reviews);
  const onLeave = useStoreClick(shop.encoded_id, null);
  const { reviews_count: count } = figures;
  usePageHead({ title: shop.name, isHidden: count != null && !isIndexable(count) }, page.meta_data);
  useSearchInShop(shop);
  return (
    <GalleryScope value={{ of: 'shop', id: shop.encoded_id }}>
      <Overview
        shop={shop}
        slug={slug}
        figures={figures}
        isLoading={isLoading}
        onLeave={onLeave}
        verifiedHref={`${reviews.hrefOf({ verified_only: true })}#reviews`}
      />
      <ShopSections
        page={page}
        figures={figures}
        fallback={<ShelfSkeletons page={page} />}
        failure={retry => <ErrorNotice onRetry={retry} />}
      />
      <Reviews {...reviews} count={count} shownAbove={shownOff(page)} invites />
    </GalleryScope>
  );
}

/** The reviews that the store shows off. */
const shownOff = ({ shop_data: { settings }, featured_cards }: ShopPage) =>
  showsRecommendations(settings) ? (featured_cards ?? []).flatMap(({ uuid }) => uuid ?? []) : [];

/** Limits the next search to the store while its page is shown; the search bar says so and lifts it. */
function useSearchInShop({ domain, platform }: ShopPage['shop_data']) {
  const setShop = useSetAtom(currentShopAtom);
  useEffect(() => {
    setShop({ domain, platform });
    return () => setShop(null);
  }, [setShop, domain, platform]);
}
