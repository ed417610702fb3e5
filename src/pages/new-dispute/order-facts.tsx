import type { ReactNode } from 'react';
import type { DisputeOrder } from '../../contract/dispute.ts';
import { formatPrice } from '../../domain/currency.ts';
import { readMoment } from '../../domain/moment.ts';
import { disputeFormMessages as texts } from '../../messages/dispute-form.ts';
import { lineItemMessages } from '../../messages/orders.ts';
import { useUi } from '../../ui/context.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { Picture } from '../../ui/media/picture.tsx';

interface OrderFactsProps {
  readonly order: DisputeOrder;
  /** Below the facts. */
  readonly children?: ReactNode;
}

/** An order by what people know of it: picture, product, date, price and number. Without links: it stands in a choice. */
export function OrderFacts({ order, children }: OrderFactsProps): ReactNode {
  const { locale } = useUi();
  const { placed_at, price, currency, quantity } = order;
  const placed = readMoment(placed_at);
  const paid = [
    price != null && currency ? formatPrice(price, currency, locale) : null,
    quantity && quantity > 1 ? texts.quantity({ count: quantity }) : null,
  ].filter(Boolean);
  return (
    <span className="mp-order-facts">
      <Picture src={order.product_image_url} retina={order.product_retina_image_url} alt="" eager />
      <span>
        <b>{order.product_title || texts.product}</b>
        {placed && (
          <span className="mp-small mp-muted">
            {` ${lineItemMessages.ordered({ date: formatDate(placed.date, locale) })}`}
          </span>
        )}
        {paid.length > 0 && <span className="mp-small">{` ${paid.join(' · ')}`}</span>}
        {children && <span className="mp-small">{children}</span>}
      </span>
    </span>
  );
}
