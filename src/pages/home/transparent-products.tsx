import type { Carousel as Answer } from '../../api/home.ts';
import { medalTiers } from '../../contract/limits.ts';
import { homeMessages } from '../../contract/messages/home.ts';
import { searchHref } from '../../domain/search-address.ts';
import { LazyProductActions } from '../../product-actions/lazy-product-actions.tsx';
import { useAtomValue } from '../../state/jotai.ts';
import { moneyAtom } from '../../state/money.ts';
import type { Loadable } from '../../state/query.ts';
import { ProductCard, ProductCardSkeleton } from '../../ui/cards/product-card.tsx';
import { Carousel } from '../../ui/media/carousel.tsx';
import { Section } from '../../ui/section.tsx';

const texts = homeMessages.transparent;
/** What the host counts as standing out. */
const [, , { from: gold }] = medalTiers;

/** Products that stand out for their transparency. */
export function TransparentProducts({ state }: { readonly state: Loadable<Answer<'product'>> }) {
  const money = useAtomValue(moneyAtom);
  const products = state.data;
  return (
    <Section
      title={texts.title}
      subtitle={texts.text}
      action={{ label: texts.all, href: searchHref({ min_transparency: gold }) }}
    >
      <Carousel label={texts.title}>
        {products
          ? products.map(product => (
              <ProductCard
                key={product.encoded_product_id}
                product={product}
                price={money(product.price, product.currency)}
              >
                <LazyProductActions product={product} isWanted={false} />
              </ProductCard>
            ))
          : Array.from({ length: 6 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <ProductCardSkeleton key={index} />
            ))}
      </Carousel>
    </Section>
  );
}
