import { useEffect } from 'react';
import { homeMessages as texts } from '../../contract/messages/home.ts';
import { applyMetaData } from '../../host/head.ts';
import { useScreenReady } from '../../routing/router.tsx';
import { SearchBar } from '../../search-bar/search-bar.tsx';
import { useCarousel, useHomeMetrics } from '../../state/home.ts';
import { SiteFigures } from '../../ui/cards/site-figures.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { Collections } from './collections.tsx';
import { FeaturedReviews } from './featured-reviews.tsx';
import { isMissing } from './is-missing.ts';
import { TransparentProducts } from './transparent-products.tsx';

/**
 * Where the shopping starts: a large search field, and lists worth looking at. A failed list is left out; what stood
 * below it, mostly below the window, is drawn anew in its place rather than moved there.
 */
export default function HomeScreen() {
  const metrics = useHomeMetrics();
  const categories = useCarousel('category').state;
  const products = useCarousel('product').state;
  const collections = useCarousel('collection').state;
  const reviews = useCarousel('featured_review').state;
  const meta = metrics.state.data?.meta_data;

  useEffect(() => applyMetaData(document, { ...meta, title: meta?.title || texts.documentTitle }), [meta]);
  const settled = [metrics.state, categories, products, collections, reviews].every(
    ({ status }) => status === 'ready' || status === 'failed',
  );
  useScreenReady(settled);

  return (
    <div className="mp-home">
      <div className="mp-hero">
        <div className="mp-container mp-home__intro">
          <h1 className="mp-title">{texts.title}</h1>
          <p className="mp-home__lead">{texts.lead}</p>
          <SearchBar size="lg" />
          <CategoryStrip state={categories} />
        </div>
      </div>
      <div className="mp-container mp-home__sections">
        <SiteFigures
          figures={metrics.state.data}
          hasFailed={metrics.state.status === 'failed'}
          onRetry={metrics.retry}
        />
        {!isMissing(products) && <TransparentProducts state={products} />}
        {!isMissing(collections) && <Collections key={`${isMissing(products)}`} state={collections} />}
        {!isMissing(reviews) && (
          <FeaturedReviews key={`${isMissing(products)} ${isMissing(collections)}`} state={reviews} />
        )}
      </div>
    </div>
  );
}
