import { uiMessages } from '../../contract/messages/ui.ts';
import { cx, type Maybe } from '../cx.ts';

export interface PriceProps {
  /** Formatted, in the chosen currency. */
  readonly price: string;
  /** Formatted, as the store asks for it; shown where it says something else. */
  readonly storePrice?: Maybe<string>;
  readonly size?: 'md' | 'lg' | undefined;
  readonly className?: string | undefined;
}

export function Price({ price, storePrice, size, className }: PriceProps) {
  return (
    <span className={cx('mp-price', size === 'lg' && 'mp-price--lg', className)}>
      <span className="mp-price__amount">{price}</span>
      {storePrice && storePrice !== price && (
        <span className="mp-price__store">{uiMessages.storePrice(storePrice)}</span>
      )}
    </span>
  );
}
