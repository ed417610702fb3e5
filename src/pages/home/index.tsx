import { homeMessages as texts } from '../../messages/home.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useScreenReady } from '../../routing/router/router.tsx';
import { focusContent } from '../../routing/scrolling/focus.ts';
import { SearchBar } from '../../search-bar/search-bar.tsx';
import { useCarousel, useHomeMetrics } from '../../state/goods/site.ts';
import { usePageHead } from '../../state/page/use-page-head.ts';
import { SiteFigures } from '../../ui/cards/site-figures.tsx';
import { idleComponent, lazyComponent } from '../../ui/lazy-component.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import {
  CategoryStrip,
  FeaturedReviews,
  hasNothingToShow,
  later,
  saysSomething,
  TransparentProducts,
} from './carousels.tsx';
import { Collections } from './collections.tsx';
import { exampleOf } from './example.ts';

const Exhibit = lazyComponent(later, code => code.Exhibit);
const PopularSearches = idleComponent(later, code => code.PopularSearches);
const ViewedItems = idleComponent(later, code => code.ViewedItems);

/** Pages that say how the figures come about. */
const aboutPages = ['howItWorks', 'medals', 'trust'] as const;

/**
 * The home page: a large search field, figures, and lists. A failed or empty list is left out. The lists below it get
 * new keys and mount again: moving them up would count as a layout shift.
 */
export default function HomeScreen() {
  const metrics = useHomeMetrics();
  const categories = useCarousel('category').state;
  const products = useCarousel('product').state;
  const collections = useCarousel('collection').state;
  const reviews = useCarousel('featured_review').state;
  usePageHead({ title: texts.documentTitle }, metrics.state.data?.meta_data);
  const settled = [metrics.state, categories, products, collections, reviews].every(
    ({ status }) => status === 'ready' || status === 'failed',
  );
  useScreenReady(settled);
  const shown = products.data?.filter(({ transparency_score: score }) => score != null);
  const said = reviews.data?.filter(saysSomething);
  const hasExhibit = !hasNothingToShow(products) && shown?.length !== 0;
  const hasReview = !hasNothingToShow(reviews) && said?.length !== 0;
  const example = shown && (said || !hasReview) ? exampleOf(shown, said ?? []) : undefined;
  // What stands below gets a new key, too, when the boxes above it go.
  const room = `${hasExhibit} ${hasReview}`;

  return (
    <div className="mp-home">
      <div className="mp-hero">
        <div className="mp-container mp-home__intro">
          <div className="mp-home__search">
            <h1 className="mp-title">{texts.title}</h1>
            <p className="mp-home__lead">{texts.lead}</p>
            <SearchBar size="lg" />
            <div className="mp-home__popular">
              <PopularSearches />
            </div>
          </div>
          {hasExhibit && (
            <div className="mp-home__exhibit">
              {example ? (
                <Exhibit {...example} fallback={<ExhibitRoom hasReview={hasReview} />} />
              ) : (
                <ExhibitRoom hasReview />
              )}
            </div>
          )}
          {!hasExhibit && (
            <div className="mp-home__exhibit mp-home__exhibit--none">
              <LogoMark size={220} />
            </div>
          )}
          <CategoryStrip key={room} state={categories} />
        </div>
      </div>
      <div key={room} className="mp-container mp-home__sections">
        <SiteFigures
          figures={metrics.state.data}
          hasFailed={metrics.state.status === 'failed'}
          onRetry={metrics.retry}
        />
        <ul className="mp-home__about">
          {aboutPages.map(name => (
            <li key={name}>
              <TextLink href={pathOf(name)}>{texts.about[name]}</TextLink>
            </li>
          ))}
        </ul>
        {!hasNothingToShow(products) && <TransparentProducts products={products.data} />}
        {!hasNothingToShow(collections) && (
          <Collections key={`${hasNothingToShow(products)}`} state={collections} />
        )}
        {hasReview && (
          <FeaturedReviews
            key={`${hasNothingToShow(products)} ${hasNothingToShow(collections)}`}
            reviews={said}
          />
        )}
        {/* At the end of the page: nothing moves when it comes. */}
        <ViewedItems onClear={focusContent} />
      </div>
    </div>
  );
}

/** The boxes of product and review, empty. */
function ExhibitRoom({ hasReview }: { readonly hasReview: boolean }) {
  return (
    <>
      <div className="mp-exhibit__card" aria-hidden />
      {hasReview && <div className="mp-exhibit__review" aria-hidden />}
    </>
  );
}
