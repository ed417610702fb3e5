import type { Carousel as Answer } from '../../api/site.ts';
import { medalTiers } from '../../contract/limits.ts';
import { times } from '../../contract/natives.ts';
import type { Review } from '../../contract/reviews.ts';
import type { ProductCard } from '../../contract/search.ts';
import { percent } from '../../domain/medal.ts';
import { searchHref } from '../../domain/search-href.ts';
import { hostNow } from '../../host/clock.ts';
import { lazy } from '../../loading/lazy.ts';
import { homeMessages } from '../../messages/home.ts';
import { ProductTile } from '../../product-actions/product-tile.tsx';
import { categoryHref } from '../../routing/addresses/category-href.ts';
import type { Loadable } from '../../state/loaded/query.ts';
import { ProductCardSkeleton } from '../../ui/cards/product-card.tsx';
import { ReviewSkeleton } from '../../ui/cards/review-skeleton.tsx';
import { useUi } from '../../ui/context.tsx';
import type { Maybe } from '../../ui/cx.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatPercent } from '../../ui/format.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Carousel } from '../../ui/media/carousel.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Section } from '../../ui/section.tsx';

export const later = lazy(() => import('./later.tsx'));
const RowReview = lazyComponent(later, code => code.RowReview);

/** Whether a list is empty or failed to load. */
export function hasNothingToShow({ status, data }: Loadable<readonly unknown[] | null | undefined>): boolean {
  return status === 'failed' || data === null || data?.length === 0;
}

/** The top-level categories as a carousel. Without any, an empty strip keeps the room: nothing below moves up. */
export function CategoryStrip({ state }: { readonly state: Loadable<Answer<'category'>> }) {
  const categories = state.data;
  if (hasNothingToShow(state))
    return (
      <div className="mp-strip" aria-hidden>
        <div className="mp-strip__item" />
      </div>
    );
  return (
    <nav className="mp-strip" aria-label={homeMessages.categories} aria-busy={!categories}>
      <Carousel label={homeMessages.categories} slideWidth="8em" isLoading={!categories}>
        {categories
          ? categories.map(category => (
              <Link key={category.id} className="mp-strip__item" href={categoryHref(category)}>
                <Picture src={category.image_url} alt="" eager />
                <span>{category.name}</span>
              </Link>
            ))
          : times(12, index => (
              <div key={`wait ${index}`} className="mp-strip__item" aria-hidden>
                <Skeleton className="mp-picture" width={64} />
                <Skeleton width="80%" />
              </div>
            ))}
      </Carousel>
    </nav>
  );
}

/** The transparency from which the host lists a product here. */
const [, , { from: gold }] = medalTiers;

interface ProductsProps {
  /** Absent while they load. */
  readonly products: Maybe<readonly ProductCard[]>;
}

/** Products with an outstanding transparency score. */
export function TransparentProducts({ products }: ProductsProps) {
  const texts = homeMessages.transparent;
  const { locale } = useUi();
  const scores = products?.map(product => percent(product.transparency_score)) ?? [];
  // One without a score may show fewer.
  const lowest = Math.min(...scores);
  return (
    <Section
      title={texts.title}
      // Computed of what is listed, so that it is always true; a blank keeps its line.
      subtitle={
        scores.length > 0 && lowest > 0 ? texts.text({ percent: formatPercent(lowest, locale) }) : '\u00a0'
      }
      action={{ label: texts.all, href: searchHref({ min_transparency: gold }) }}
    >
      <Carousel label={texts.title} isLoading={!products}>
        {products
          ? products.map(product => <ProductTile key={product.encoded_product_id} product={product} />)
          : times(6, index => <ProductCardSkeleton key={index} />)}
      </Carousel>
    </Section>
  );
}

/** Whether a review says something. */
export const saysSomething = ({ title, body }: Review): boolean => Boolean(title || body);

interface ReviewsProps {
  /** Absent while they load. */
  readonly reviews: Maybe<readonly Review[]>;
}

/** Reviews chosen by the host, each with its product, which stands first where nobody is named as its writer. */
export function FeaturedReviews({ reviews }: ReviewsProps) {
  const texts = homeMessages.featured;
  const now = hostNow();
  return (
    <Section title={texts.title} subtitle={texts.text}>
      <Carousel label={texts.title} slideWidth="min(360px, 84vw)" isLoading={!reviews}>
        {reviews
          ? reviews.map(review => (
              <RowReview
                key={review.uuid}
                review={review}
                showProduct={Boolean(review.reviewer?.name)}
                ledByProduct={!review.reviewer?.name}
                now={now}
                fallback={<ReviewSkeleton boxed />}
                failure={retry => <ErrorNotice level={3} onRetry={retry} />}
              />
            ))
          : times(4, index => <ReviewSkeleton key={index} boxed />)}
      </Carousel>
    </Section>
  );
}
