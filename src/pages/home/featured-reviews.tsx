import type { Carousel as Answer } from '../../api/home.ts';
import { homeMessages } from '../../contract/messages/home.ts';
import type { Loadable } from '../../state/query.ts';
import { ReviewCard, ReviewSkeleton } from '../../ui/cards/review-card.tsx';
import { Carousel } from '../../ui/media/carousel.tsx';
import { Section } from '../../ui/section.tsx';

const texts = homeMessages.featured;
/** A card shows a column of text, not a wall of it. */
const linesShown = 6;

/** Reviews that are worth reading on their own, each with its product. */
export function FeaturedReviews({ state }: { readonly state: Loadable<Answer<'featured_review'>> }) {
  const reviews = state.data;
  const now = new Date();
  return (
    <Section title={texts.title} subtitle={texts.text}>
      <Carousel label={texts.title} slideWidth="min(360px, 84vw)">
        {reviews
          ? reviews.map(review => (
              <ReviewCard key={review.uuid} review={review} showProduct boxed lines={linesShown} now={now} />
            ))
          : Array.from({ length: 4 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <ReviewSkeleton key={index} boxed />
            ))}
      </Carousel>
    </Section>
  );
}
