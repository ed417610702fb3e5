import type { ReactNode } from 'react';
import { exampleMessages as texts } from '../../contract/messages/about.ts';
import type { ProductCard } from '../../contract/search.ts';
import { scoresOf } from '../../domain/medal.ts';
import { useCarousel } from '../../state/home.ts';
import { ReviewCard, ReviewSkeleton } from '../../ui/cards/review-card.tsx';
import { ScoreFull } from '../../ui/cards/score-full.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Link } from '../../ui/navigation/link.tsx';

/** Products of the host with a picture and both scores; undefined while they load. */
export function useExampleProducts(): readonly ProductCard[] | undefined {
  const { data } = useCarousel('product').state;
  return data === undefined ? data : (data ?? []).filter(one => one.image_url && scoresOf(one).length === 2);
}

/** A real product with its scores, each with an explanation. Nothing when the host has no such product. */
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
              <Link href={product.internal_path}>{product.title}</Link>
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

/** A real review by a verified buyer. Nothing when the host has none. */
export function ExampleReview(): ReactNode {
  const { data: reviews } = useCarousel('featured_review').state;
  const review = reviews?.find(one => one.verified ?? one.reviewer?.verified_buyer);
  if (reviews === undefined) return <ReviewSkeleton boxed />;
  return review && <ReviewCard review={review} showProduct boxed lines={6} />;
}
