import { useState } from 'react';
import type { ProductPage, ProductSlug } from '../../api/product.ts';
import { isIndexable } from '../../domain/reviews.ts';
import { productMessages as texts } from '../../messages/product.ts';
import { Reviews, reviewList } from '../../reviews/reviews.tsx';
import { ReviewSectionSkeleton } from '../../reviews/reviews-skeleton.tsx';
import { useReviews } from '../../reviews/use-reviews.ts';
import { useScreenReady } from '../../routing/router/router.tsx';
import { useRouteParams } from '../../routing/router/screen-hooks.ts';
import { useStoreClick } from '../../state/page/click.ts';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { lazyComponent, useLazy } from '../../ui/lazy-component.tsx';
import { GalleryScope } from '../../ui/media/gallery-context.ts';
import { ratingOf, useFigures, useProduct } from './data.ts';
import { later, Overview } from './overview.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';

const ProductNotFound = lazyComponent(later, code => code.ProductNotFound);

/**
 * One product of one shop: picture, price, scores, and reviews. Another page or filter of the reviews re-renders the
 * reviews alone.
 */
function ProductScreen() {
  const { shop_slug = '', product_handle = '' } = useRouteParams();
  const slug = { shop: shop_slug, handle: product_handle };
  const { state, retry } = useProduct(slug);
  // Both are loaded while the product is.
  const parts = useLazy(later);
  useLazy(reviewList);
  useScreenReady(state.status !== 'loading' && (parts.code !== undefined || parts.hasFailed));

  return (
    <div className="mp-container mp-product">
      {state.status === 'ready' ? (
        <Product page={state.data} slug={slug} parts={parts} />
      ) : state.status === 'failed' ? (
        <ProductNotFound
          error={state.error}
          onRetry={retry}
          fallback={<OverviewSkeleton />}
          failure={() => <ErrorNotice level={1} error={state.error} onRetry={retry} />}
        />
      ) : (
        <>
          <h1 className="mp-visually-hidden">{texts.loading}</h1>
          <OverviewSkeleton />
          <ReviewSectionSkeleton />
        </>
      )}
    </div>
  );
}

ProductScreen.staysMounted = true;
export default ProductScreen;

interface ProductProps {
  readonly page: ProductPage;
  readonly slug: ProductSlug;
  readonly parts: ReturnType<typeof useLazy<typeof import('./later.tsx')>>;
}

function Product({ page, slug, parts }: ProductProps) {
  const { product_data: product, shop_data: shop } = page;
  const reviews = useReviews({ product, shop });
  const figures = useFigures(page, reviews);
  const rating = ratingOf(page, reviews, figures);
  const onLeave = useStoreClick(shop.encoded_id, product.encoded_id);
  const [isQuestionless, setQuestionless] = useState(false);
  const isHidden = !!rating && !isIndexable(rating.number_of_reviews);
  usePageHead({ title: product.title, isHidden }, page.meta_data);
  return (
    <GalleryScope value={{ of: 'product', id: product.encoded_id }}>
      <Overview
        page={page}
        figures={figures}
        rating={rating}
        onLeave={onLeave}
        hasQuestions={!isQuestionless}
        verifiedHref={`${reviews.hrefOf({ verified_only: true })}#reviews`}
      />
      {parts.code ? (
        <parts.code.ProductSections
          page={page}
          slug={slug}
          figures={figures}
          rating={rating}
          reviews={reviews}
          onLeave={onLeave}
          onNoQuestions={() => setQuestionless(true)}
        />
      ) : parts.hasFailed ? (
        <Reviews {...reviews} count={rating?.number_of_reviews} />
      ) : (
        // Until their code is here nothing stands there that they would push away.
        <ReviewSectionSkeleton count={rating?.number_of_reviews} />
      )}
    </GalleryScope>
  );
}
