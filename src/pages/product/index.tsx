import { useRef, useState } from 'react';
import type { ProductPage } from '../../api/product.ts';
import { productMessages as texts } from '../../contract/messages/product.ts';
import { newId } from '../../host/new-id.ts';
import { pathOf } from '../../routing/paths.ts';
import { useRouteParams, useScreenReady } from '../../routing/router.tsx';
import { focusElement } from '../../routing/scroll-and-focus.ts';
import { recordClickAtom } from '../../state/click.ts';
import { useSetAtom } from '../../state/jotai.ts';
import { shown } from '../../state/query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorNotice } from '../../ui/feedback/empty-state.tsx';
import { PackageSearch, Search } from '../../ui/first-paint-icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useProduct, useReviews } from './data.ts';
import { Overview } from './overview.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { Reviews } from './reviews.tsx';
import { useNotFoundHead, useProductHead } from './use-product-head.ts';

/**
 * One product of one shop: picture, price, scores, and reviews. Another page or filter of the reviews redraws the
 * reviews alone.
 */
function ProductScreen() {
  const { shop_slug = '', product_handle = '' } = useRouteParams();
  const place = { shop: shop_slug, handle: product_handle };
  const { state, isNotFound, retry } = useProduct(place);
  const container = useRef<HTMLDivElement>(null);
  useScreenReady(state.status === 'ready' || state.status === 'failed');

  return (
    <div ref={container} className="mp-container mp-product">
      {state.status === 'ready' ? (
        <Product page={state.data} />
      ) : isNotFound ? (
        <NotFound />
      ) : state.status === 'failed' ? (
        <ErrorNotice
          level={1}
          title={texts.failed}
          error={state.error}
          onRetry={() => {
            retry();
            // The pressed button vanishes with the notice.
            if (container.current) focusElement(container.current);
          }}
        />
      ) : (
        <>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <OverviewSkeleton />
        </>
      )}
    </div>
  );
}

ProductScreen.redrawsItself = true;
export default ProductScreen;

function Product({ page }: { readonly page: ProductPage }) {
  const reviews = useReviews(page);
  const figures = shown(reviews.state);
  const hasFailed = reviews.state.status === 'failed';
  const recordClick = useSetAtom(recordClickAtom);
  const [pageviewId] = useState(newId);
  useProductHead(page, figures);
  // Scroll restoration waits for the reviews.
  useScreenReady(figures !== undefined || hasFailed);
  return (
    <>
      <Overview
        page={page}
        figures={figures ?? (hasFailed ? null : undefined)}
        onLeave={() =>
          void recordClick({
            shop_id: page.shop_data.encoded_id,
            product_id: page.product_data.encoded_id,
            pageview_id: pageviewId,
          })
        }
      />
      <Reviews {...reviews} />
    </>
  );
}

function NotFound() {
  useNotFoundHead(texts.notFound.title);
  return (
    <EmptyState icon={PackageSearch} level={1} title={texts.notFound.title} text={texts.notFound.text}>
      <ButtonLink href={pathOf('home')} variant="primary" icon={Search}>
        {texts.notFound.home}
      </ButtonLink>
    </EmptyState>
  );
}
