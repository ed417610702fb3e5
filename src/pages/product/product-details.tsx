import type { ReactNode } from 'react';
import type { ProductPage } from '../../api/product.ts';
import { productMessages as texts } from '../../messages/product.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { moneyAtom } from '../../state/money/money.ts';
import { productPrice } from '../../state/money/product-price.ts';
import { Price } from '../../ui/cards/product-card.tsx';
import { Picture } from '../../ui/media/picture.tsx';

/** What the product comes in, its brand and tags, where the host sends them. */
export function ProductDetails({ page }: { readonly page: ProductPage }): ReactNode {
  const money = useAtomValue(moneyAtom);
  const { brand, tags, variants, currency } = page.product_data;
  const facts = [
    [texts.brand, brand],
    [texts.tags, tags?.join(', ')],
  ].filter(([, value]) => value);
  return (
    <>
      {variants && variants.length > 1 && (
        <section className="mp-product__variants">
          <h2 className="mp-h2">{texts.variants}</h2>
          <ul>
            {variants.map(variant => {
              const price = productPrice(money, { ...variant, currency });
              return (
                <li key={variant.title}>
                  {variant.image_url && <Picture src={variant.image_url} alt="" />}
                  <bdi>{variant.title}</bdi>
                  {price && <Price {...price} />}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {facts.length > 0 && (
        <dl className="mp-product__details">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
