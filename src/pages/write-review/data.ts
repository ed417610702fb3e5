import { lineItemsOf, nextOrders, reviewOrders } from '../../api/write-review.ts';
import type { OrderLineItem } from '../../contract/orders.ts';
import { createGrowingList, useGrowingList } from '../../state/growing-list.ts';

const orders = createGrowingList(reviewOrders, {
  items: lineItemsOf,
  id: (item: OrderLineItem) => item.public_id,
  next: nextOrders,
});

/** What the viewer has ordered, the latest first, for as long as the component is there. */
export const useReviewOrders = () => useGrowingList(orders, { page: 1 });
