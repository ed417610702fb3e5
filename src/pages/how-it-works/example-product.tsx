import type { ReactNode } from 'react';
import { scoresOf } from '../../domain/medal.ts';
import { lazy } from '../../loading/lazy.ts';
import { howItWorksMessages as texts } from '../../messages/how-it-works.ts';
import { useExampleProducts } from '../../state/goods/site.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Link } from '../../ui/navigation/link.tsx';

const ScoreFull = lazyComponent(
  lazy(() => import('../../ui/cards/score-full.tsx')),
  code => code.ScoreFull,
);

/** A real product with its scores, each with an explanation. Nothing when the host has no such product. */
export function ExampleProduct(): ReactNode {
  const products = useExampleProducts();
  const product = products?.[0];
  if (products && !product) return null;
  return (
    <article className="mp-example" aria-busy={!products} aria-label={product?.title}>
      {product && (
        <>
          <Picture src={product.image_url} retina={product.retina_image_url} alt="" />
          <div>
            <p className="mp-small mp-muted">{texts.example}</p>
            <h2 className="mp-h3">
              <Link href={product.internal_path}>{product.title}</Link>
            </h2>
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
