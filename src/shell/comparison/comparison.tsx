import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import type { ProductCard } from '../../contract/search.ts';
import { isFew } from '../../domain/medal.ts';
import { comparisonMessages as texts } from '../../messages/comparison.ts';
import { useCloseOnBack } from '../../routing/history/use-close-on-back.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { toggleComparisonAtom } from '../../state/goods/comparison.ts';
import {
  checkComparisonAtom,
  comparedPagesAtom,
  comparisonChecksAtom,
} from '../../state/goods/comparison-checks.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Check } from '../../ui/icons/check.ts';
import { X } from '../../ui/icons/x.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { useComparisonRows } from './comparison-rows.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

interface ComparisonProps {
  readonly products: readonly ProductCard[];
  readonly onClose: () => void;
  readonly onClear: () => void;
}

/** A sheet with the chosen products side by side. The best value of each row is marked. Back closes the sheet. */
export function Comparison({ products, onClose, onClear }: ComparisonProps): ReactNode {
  useCloseOnBack(true, onClose);
  useCurrentFigures();
  // The press is answered by the empty sheet. A slow phone takes some frames longer for the table in it.
  const isFilled = useDeferredValue(true, false);
  return (
    <Sheet
      onClose={onClose}
      title={texts.title}
      className="mp-comparison"
      footer={
        <Button variant="ghost" onClick={onClear}>
          {texts.clear}
        </Button>
      }
    >
      {isFilled && <ComparisonTable products={products} />}
    </Sheet>
  );
}

function ComparisonTable({ products }: Pick<ComparisonProps, 'products'>): ReactNode {
  const checks = useAtomValue(comparisonChecksAtom);
  const remove = useSetAtom(toggleComparisonAtom);
  const { rows, priceNote } = useComparisonRows(products, checks, useAtomValue(comparedPagesAtom));
  const table = useRef<HTMLTableElement>(null);
  const moveFocusFrom = useFocusAfterRemoval(table, products.length);
  const states = products.map(({ encoded_product_id }) => checks.get(encoded_product_id));
  // Else nothing is marked that could look wrong beside it.
  const explainsFew =
    products.some(one => isFew(one.reviews_count) && one.reviews_count !== 0) &&
    rows.some(({ best, cells }) => best === texts.highest && cells.some(({ isBest }) => isBest));
  return (
    <>
      <table ref={table}>
        <caption className="mp-visually-hidden">{texts.table}</caption>
        <thead>
          <tr>
            <td />
            {products.map((product, index) => (
              <th key={product.encoded_product_id} scope="col">
                <Picture src={product.image_url} retina={product.retina_image_url} alt="" eager />
                <Link className="mp-link" href={product.internal_path}>
                  <span className="mp-comparison__title">{product.title}</span>
                </Link>
                {states[index] === 'gone' && <p className="mp-comparison__gone">{texts.gone}</p>}
                <IconButton
                  icon={X}
                  size="sm"
                  variant="outlined"
                  label={texts.remove({ name: product.title })}
                  data-remove
                  onClick={() => {
                    moveFocusFrom(index);
                    remove(product);
                  }}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, best, cells }) => (
            <tr key={label}>
              <th scope="row">
                <span>{label}</span>
              </th>
              {cells.map(({ value, isBest }, index) => (
                <td key={products[index]?.encoded_product_id} data-best={isBest || undefined}>
                  {value || <span className="mp-muted">{texts.unknown}</span>}
                  {isBest && (
                    <span className="mp-comparison__best">
                      <Check size={14} strokeWidth={3} />
                      <span>{best}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {priceNote && <p className="mp-comparison__note">{priceNote}</p>}
      {explainsFew && <p className="mp-comparison__note">{texts.few}</p>}
      {states.includes('unchecked') && <p className="mp-comparison__note">{texts.unchecked}</p>}
    </>
  );
}

/** Loads the current figures of the products each time the sheet opens. */
function useCurrentFigures(): void {
  const check = useSetAtom(checkComparisonAtom);
  useEffect(() => {
    const controller = new AbortController();
    void check(controller.signal);
    return () => controller.abort();
  }, [check]);
}
