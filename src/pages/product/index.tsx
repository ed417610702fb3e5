import { useState } from 'react';
import { type ApiError, isGone } from '../../api/errors.ts';
import type { ProductPage, ProductSlug } from '../../api/product.ts';
import { isIndexable } from '../../domain/reviews.ts';
import { newId } from '../../host/new-id.ts';
import { productMessages as texts } from '../../messages/product.ts';
import { Reviews, reviewList } from '../../reviews/reviews.tsx';
import { ReviewSectionSkeleton } from '../../reviews/reviews-skeleton.tsx';
import { useReviews } from '../../reviews/use-reviews.ts';
import { pathOf } from '../../routing/paths.ts';
import { useScreenReady } from '../../routing/router.tsx';
import { useRouteParams } from '../../routing/screen-hooks.ts';
import { recordClickAtom } from '../../state/click.ts';
import { useSetAtom } from '../../state/jotai.ts';
import { useSubjectHead } from '../../state/use-subject-head.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorNotice } from '../../ui/feedback/empty-state.tsx';
import { PackageSearch } from '../../ui/icons/package-search.ts';
import { Search } from '../../ui/icons/search.ts';
import { useLazy } from '../../ui/lazy-component.tsx';
import { GalleryScope } from '../../ui/media/gallery-context.ts';
import { ratingOf, useFigures, useProduct } from './data.ts';
import { Overview, productParts } from './overview.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';

/**
 * One product of one shop: picture, price, scores, and reviews. Another page or filter of the reviews redraws the
 * reviews alone.
 */
function ProductScreen() {
  const { shop_slug = '', product_handle = '' } = useRouteParams();
  const slug = { shop: shop_slug, handle: product_handle };
  const { state, retry } = useProduct(slug);
  // Both are loaded while the product is.
  const parts = useLazy(productParts);
  useLazy(reviewList);
  useScreenReady(
    state.status === 'failed' || (state.status === 'ready' && (parts.code !== undefined || parts.hasFailed)),
  );

  return (
    <div className="mp-container mp-product">
      {state.status === 'ready' ? (
        <Product page={state.data} slug={slug} parts={parts} />
      ) : state.status === 'failed' ? (
        <NotFound error={state.error} onRetry={retry} />
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

ProductScreen.redrawsItself = true;
export default ProductScreen;

interface ProductProps {
  readonly page: ProductPage;
  readonly slug: ProductSlug;
  readonly parts: ReturnType<typeof useLazy<typeof import('./product-parts.tsx')>>;
}

function Product({ page, slug, parts }: ProductProps) {
  const { product_data: product, shop_data: shop } = page;
  const reviews = useReviews({ product, shop });
  const figures = useFigures(page, reviews);
  const rating = ratingOf(page, reviews, figures);
  const recordClick = useSetAtom(recordClickAtom);
  const [pageviewId] = useState(newId);
  const [isQuestionless, setQuestionless] = useState(false);
  useSubjectHead(product.title, page.meta_data, !!rating && !isIndexable(rating.number_of_reviews));
  return (
    <GalleryScope value={{ of: 'product', id: product.encoded_id }}>
      <Overview
        page={page}
        figures={figures}
        rating={rating}
        hasQuestions={!isQuestionless}
        verifiedHref={`${reviews.hrefOf({ verified_only: true })}#reviews`}
        onLeave={() =>
          void recordClick({
            shop_id: shop.encoded_id,
            product_id: product.encoded_id,
            pageview_id: pageviewId,
          })
        }
      />
      {parts.code ? (
        <parts.code.ProductSections
          {...{ page, slug, figures, rating, reviews }}
          onNoQuestions={() => setQuestionless(true)}
        />
      ) : parts.hasFailed ? (
        <Reviews {...reviews} />
      ) : (
        // Until their code is here nothing stands there that they would push away.
        <ReviewSectionSkeleton />
      )}
    </GalleryScope>
  );
}

/** There is no such product, or it cannot be had. */
function NotFound({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const isMissing = isGone(error);
  const title = isMissing ? texts.notFound.title : texts.failed;
  useSubjectHead(title, null, true);
  const toSearch = (
    <ButtonLink href={pathOf('home')} variant={isMissing ? 'primary' : 'secondary'} icon={Search}>
      {texts.notFound.home}
    </ButtonLink>
  );
  return isMissing ? (
    <EmptyState icon={PackageSearch} level={1} title={title} text={texts.notFound.text}>
      {toSearch}
    </EmptyState>
  ) : (
    <ErrorNotice level={1} title={title} error={error} onRetry={onRetry}>
      {toSearch}
    </ErrorNotice>
  );
}
