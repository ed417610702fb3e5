import { memo, type ReactNode, useRef, useState } from 'react';
import type { ProductCard as Product } from '../../contract/search.ts';
import { searchMessages } from '../../messages/search.ts';
import { productActions } from '../../product-actions/action-buttons.ts';
import type * as ProductActions from '../../product-actions/product-actions.tsx';
import type { AppStore } from '../../state/core/app-store.ts';
import { atom, useAtomValue, useStore } from '../../state/core/jotai.ts';
import type { Money } from '../../state/money/money.ts';
import { productPrice } from '../../state/money/product-price.ts';
import { ProductGrid, renderProductCard } from '../../ui/cards/product-card.tsx';
import { ExplainedScores, type SelectedScores } from '../../ui/cards/scores.tsx';
import { useIdle } from '../../ui/lazy-component.tsx';

/** Cards whose pictures load at once: those in view on a desktop. */
const eagerCards = 12;
/** Of these, the cards that are in view on every screen: their pictures load first. */
const priorityCards = 2;
/** Until the code of the buttons is here. */
const noMarksAtom = atom(null);

interface ResultGridProps {
  readonly products: readonly Product[];
  readonly money: Money;
  /** The first product that is only close to what was searched for. */
  readonly closeFrom?: number | null | undefined;
}

/**
 * The products of one page, close matches below a heading. Cards are reused for other products, at half the work
 * of mounting new ones; their pictures then load lazily. The grid reads what is followed and compared, once for all
 * cards: a press renders one card.
 */
export const ResultGrid = memo(function ResultGrid({ products, money, closeFrom }: ResultGridProps) {
  const [first] = useState(products);
  const isFirst = products === first;
  const store = useStore();
  const [selected, setSelected] = useState<SelectedScores | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const actions = useIdle(productActions);
  const marks = useAtomValue(actions?.cardMarksAtom ?? noMarksAtom);
  return (
    <>
      <ProductGrid ref={list}>
        {products.flatMap((product, index) => {
          const card = (
            <ResultCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps no state of its product
              key={index}
              product={product}
              money={money}
              eager={isFirst && index < eagerCards}
              priority={isFirst && index < priorityCards}
              store={store}
              onExplain={setSelected}
              renderActions={actions?.renderCardActions}
              isFollowed={marks?.isFollowed(product) ?? false}
              isCompared={marks?.isCompared(product) ?? false}
            />
          );
          return index === closeFrom ? [closeMatches, card] : card;
        })}
      </ProductGrid>
      <ExplainedScores selected={selected} onClose={() => setSelected(null)} />
      {actions && <actions.CardFollows products={products} list={list} />}
    </>
  );
});

/** Above the first close match. An element of its own: a fragment around each card would be kept twice by React. */
const closeMatches = <CloseMatches key="close" />;

function CloseMatches(): ReactNode {
  return (
    <li className="mp-search__close">
      <h2 className="mp-h2">{searchMessages.close}</h2>
    </li>
  );
}

interface ResultCardProps extends Pick<ResultGridProps, 'money'> {
  readonly product: Product;
  readonly eager: boolean;
  readonly priority: boolean;
  readonly isFollowed: boolean;
  readonly isCompared: boolean;
  readonly onExplain: (selected: SelectedScores) => void;
  readonly store: AppStore;
  readonly renderActions: typeof ProductActions.renderCardActions | undefined;
}

const ResultCard = memo(function ResultCard(props: ResultCardProps): ReactNode {
  const { product, money, store, renderActions, isFollowed, isCompared } = props;
  return (
    <li>
      {renderProductCard({
        product,
        price: productPrice(money, product),
        level: 2,
        eager: props.eager,
        priority: props.priority,
        onExplain: props.onExplain,
        children: renderActions?.(store, product, isFollowed, isCompared),
      })}
    </li>
  );
});
