import { uiMessages } from '../../messages/ui.ts';
import type { Money } from './money.ts';

interface Priced {
  /** The lowest price. */
  readonly price?: number | null | undefined;
  readonly highest_price?: number | null | undefined;
  readonly compare_at_price?: number | null | undefined;
  readonly currency?: string | null | undefined;
}

/**
 * The price of a product as it is shown: "from" where variants cost more, and what it cost before a sale. Null without an
 * amount or a currency.
 */
export function productPrice(
  money: Money,
  { price, highest_price, compare_at_price, currency }: Priced,
): {
  readonly price: string;
  readonly about?: string | undefined;
  readonly before?: string | undefined;
} | null {
  const shown = money(price, currency);
  if (!shown || price == null) return null;
  const before = (compare_at_price ?? 0) > price ? money(compare_at_price, currency)?.price : undefined;
  return {
    ...shown,
    ...((highest_price ?? 0) > price && { price: uiMessages.fromPrice({ price: shown.price }) }),
    before,
  };
}
