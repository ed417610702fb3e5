import { type ReactNode, useCallback, useRef, useState } from 'react';
import { comparisonMin } from '../../contract/limits.ts';
import type { ProductCard } from '../../contract/search.ts';
import { comparisonMessages as texts } from '../../messages/comparison.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { clearComparisonAtom, comparisonAtom, toggleComparisonAtom } from '../../state/goods/comparison.ts';
import { Button } from '../../ui/button.tsx';
import { X } from '../../ui/icons/x.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { Comparison } from './comparison.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/** The bar with the products chosen for comparison, and the button that compares them. Hidden when empty. */
export function ComparisonTray(): ReactNode {
  const products = useAtomValue(comparisonAtom);
  return products.length > 0 ? <Tray products={products} /> : null;
}

function Tray({ products }: { readonly products: readonly ProductCard[] }): ReactNode {
  const toggle = useSetAtom(toggleComparisonAtom);
  const clear = useSetAtom(clearComparisonAtom);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const moveFocusFrom = useFocusAfterRemoval(list, products.length);
  const canCompare = products.length >= comparisonMin;
  if (isOpen && !canCompare) setIsOpen(false);
  const clearAll = () => {
    moveFocusFrom(0);
    clear();
  };
  return (
    <section className="mp-tray" aria-label={texts.tray}>
      <div className="mp-tray__inner mp-container">
        <ul ref={list} className="mp-tray__list">
          {products.map((product, index) => (
            <li key={product.encoded_product_id}>
              <button
                type="button"
                className="mp-tray__item"
                data-remove
                aria-label={texts.remove({ name: product.title })}
                title={product.title}
                onClick={() => {
                  moveFocusFrom(index);
                  toggle(product);
                }}
              >
                <Picture src={product.image_url} retina={product.retina_image_url} alt="" eager />
                <span className="mp-tray__title">{product.title}</span>
                <X size={14} strokeWidth={3} />
              </button>
            </li>
          ))}
        </ul>
        <Button variant="ghost" className="mp-tray__clear" onClick={clearAll}>
          {texts.clear}
        </Button>
        {canCompare ? (
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {texts.open({ count: products.length })}
          </Button>
        ) : (
          <p className="mp-small mp-muted">{texts.oneMore}</p>
        )}
      </div>
      {isOpen && <Comparison products={products} onClose={close} onClear={clearAll} />}
    </section>
  );
}
