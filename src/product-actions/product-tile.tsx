import { type ReactNode, useState } from 'react';
import type { ProductCard as Product } from '../contract/search.ts';
import { useAtomValue } from '../state/core/jotai.ts';
import { moneyAtom } from '../state/money/money.ts';
import { productPrice } from '../state/money/product-price.ts';
import { ProductCard } from '../ui/cards/product-card.tsx';
import { ExplainedScores, type SelectedScores } from '../ui/cards/scores.tsx';
import { ActionButtons } from './action-buttons.ts';

interface ProductTileProps {
  readonly product: Product;
  /** Loads the picture at once. */
  readonly eager?: boolean | undefined;
}

/** A product in a list: its card with the price in the currency of the person, and the buttons to follow and to compare it. */
export function ProductTile({ product, eager }: ProductTileProps): ReactNode {
  const money = useAtomValue(moneyAtom);
  const [selected, setSelected] = useState<SelectedScores | null>(null);
  return (
    <>
      <ProductCard
        product={product}
        price={productPrice(money, product)}
        eager={eager}
        onExplain={setSelected}
      >
        <ActionButtons product={product} />
      </ProductCard>
      <ExplainedScores selected={selected} onClose={() => setSelected(null)} />
    </>
  );
}
