import type { ReactNode } from 'react';
import { scoresOf } from '../../domain/medal.ts';
import { lazy } from '../../loading/lazy.ts';
import { howItWorksMessages as texts } from '../../messages/how-it-works.ts';
import { useExampleProducts } from '../../state/goods/site.ts';
import { useLazy } from '../../ui/lazy-component.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Link } from '../../ui/navigation/link.tsx';

const scoreFull = lazy(() => import('../../ui/cards/score-full.tsx'));

/** A real product with its scores, each with an explanation. Nothing when the host has no such product. */
export function ExampleProduct(): ReactNode {
  const products = useExampleProducts();
  const { code, hasFailed } = useLazy(scoreFull);
  const product = products?.[0];
  if (products && !product) return null;
  // All of it at once, so that it moves nothing.
  const isThere = product && (code || hasFailed);
  return (
    <article className="mp-example" aria-busy={!isThere} aria-label={product?.title}>
      {isThere && (
        <>
          <Picture src={product.image_url} retina={product.retina_image_url} alt="" />
          <div>
            <p className="mp-small mp-muted">{texts.example}</p>
            <h2 className="mp-h3">
              <Link href={product.internal_path}>{product.title}</Link>
            </h2>
            <div className="mp-example__scores">
              {code &&
                scoresOf(product).map(score => (
                  <code.ScoreFull key={score.kind} of={product.title} {...score} />
                ))}
            </div>
          </div>
        </>
      )}
    </article>
  );
}
