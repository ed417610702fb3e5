import type { ProductPage, ProductSlug } from '../../api/product.ts';
import type { WidgetData } from '../../contract/review-widgets.ts';
import { may } from '../../domain/permissions.ts';
import { plainText } from '../../domain/plain-text.ts';
import { countedScoresOf } from '../../domain/score.ts';
import { productMessages } from '../../messages/product.ts';
import { productPartMessages as texts } from '../../messages/product-parts.ts';
import { Reviews } from '../../reviews/reviews.tsx';
import type { ReviewState } from '../../reviews/use-reviews.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { useViewed } from '../../state/goods/use-viewed.ts';
import { latestData } from '../../state/loaded/query.ts';
import { viewerAtom } from '../../state/person/reviewer.ts';
import { ScoreFull } from '../../ui/cards/score-full.tsx';
import { ClampedText } from '../../ui/clamped-text.tsx';
import { richText } from '../../ui/rich-text.tsx';
import { BuyBar } from './buy-bar.tsx';
import type { RatingFigures } from './data.ts';
import { ownReview } from './own-review.tsx';
import { Questions } from './questions.tsx';
import { RelatedProducts } from './related-products.tsx';
import { StoreSection } from './store-section.tsx';
import { ProductStructuredData } from './structured-data.tsx';

export { ProductNotFound } from './not-found.tsx';
export { ProductDetails } from './product-details.tsx';

interface ProductSectionsProps {
  readonly page: ProductPage;
  readonly slug: ProductSlug;
  readonly figures: WidgetData | undefined | null;
  readonly rating: RatingFigures | undefined | null;
  readonly reviews: ReviewState;
  /** Called when there are no questions. */
  readonly onNoQuestions: () => void;
  /** Called when a click opens the store. */
  readonly onLeave: () => void;
}

/** The parts below the head of a product. */
export function ProductSections({
  page,
  slug,
  figures,
  rating,
  reviews,
  onNoQuestions,
  onLeave,
}: ProductSectionsProps) {
  const viewer = useAtomValue(viewerAtom);
  const { title, internal_path, image_url, retina_image_url } = page.product_data;
  useViewed({
    kind: 'product',
    name: title,
    path: internal_path,
    image: image_url,
    retina: retina_image_url,
  });
  return (
    <>
      <StoreSection page={page} slug={slug} />
      <Reviews
        {...reviews}
        count={rating?.number_of_reviews}
        action={ownReview(page, viewer)}
        // Beside the heading, the action does, for those who may.
        invites={!may(viewer, 'write-review')}
      />
      <Questions page={page} onNone={onNoQuestions} />
      <RelatedProducts page={page} />
      <BuyBar page={page} onLeave={onLeave} />
      <ProductStructuredData
        page={page}
        figures={figures}
        rating={rating}
        reviews={latestData(reviews.state)?.reviews}
      />
    </>
  );
}

/** A description that was written with HTML: cleaned, or as plain text where the page does not let HTML be parsed. */
interface DescriptionProps {
  readonly html: string;
  readonly lines: number;
  /** The store's page of the product: its relative links are meant from there. */
  readonly base: string;
}
export function Description({ html, lines, base }: DescriptionProps) {
  const content = richText(html, base);
  return content ? (
    <ClampedText lines={lines} of={productMessages.about} dir="auto">
      {content}
    </ClampedText>
  ) : (
    <ClampedText text={plainText(html)} lines={lines} of={productMessages.about} dir="auto" />
  );
}

interface ScoresProps {
  /** Null when they cannot be had. */
  readonly figures: WidgetData | null;
  /** Name of the product. */
  readonly of: string;
  /** Address of the reviews of verified buyers. */
  readonly verifiedHref: string;
}

/** How open the product's reviews are: its two scores. */
export function ProductScores({ figures, of, verifiedHref }: ScoresProps) {
  const scores = countedScoresOf(figures?.product_metrics);
  return (
    <section className="mp-product__scores" aria-label={texts.scores}>
      {scores.map(score => (
        <ScoreFull key={score.kind} of={of} verifiedHref={verifiedHref} {...score} />
      ))}
      {scores.length === 0 && (
        <p className="mp-small mp-muted">{figures ? texts.noScores : texts.scoresFailed}</p>
      )}
    </section>
  );
}
