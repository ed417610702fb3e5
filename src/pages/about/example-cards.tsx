import type { ReactNode } from 'react';
import { exampleMessages as texts } from '../../contract/messages/about.ts';
import type { ProductCard } from '../../contract/search.ts';
import { scoresOf } from '../../domain/medal.ts';
import { useCarousel } from '../../state/home.ts';
import { ReviewCard, ReviewSkeleton } from '../../ui/cards/review-card.tsx';
import { ScoreFull } from '../../ui/cards/score-full.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { A } from '../../ui/settings.tsx';

/** Products with a picture and both scores, as many as there are; undefined until they are known. */
export function useExampleProducts(): readonly ProductCard[] | undefined {
  const { data } = useCarousel('product').state;
  return data === undefined ? data : (data ?? []).filter(one => one.image_url && scoresOf(one).length === 2);
}

/** A real product with its scores, each of which explains itself. Nothing where the host has none to show. */
export function ExampleProduct(): ReactNode {
  const products = useExampleProducts();
  const product = products?.[0];
  if (products && !product) return null;
  return (
    <article className="mp-example" aria-busy={!products}>
      {product && (
        <>
          <Picture src={product.image_url} retina={product.retina_image_url} alt="" />
          <div>
            <p className="mp-small mp-muted">{texts.product}</p>
            <h3 className="mp-h3">
              <A href={product.internal_path}>{product.title}</A>
            </h3>
            <div className="mp-example__scores">
              {scoresOf(product).map(score => (
                <ScoreFull key={score.kind} of={product.title} {...score} />
              ))}
            </div>
          </div>
        </>
      )}
    </article>
  );
}

/** A real review of a verified buyer. Nothing where the host has none to show. */
export function ExampleReview(): ReactNode {
  const { data: reviews } = useCarousel('featured_review').state;
  const review = reviews?.find(one => one.verified ?? one.reviewer?.verified_buyer);
  if (reviews === undefined) return <ReviewSkeleton boxed />;
  return review && <ReviewCard review={review} showProduct boxed lines={6} />;
}
