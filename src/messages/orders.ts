import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of an ordered product. Dates are formatted already. */
export const lineItemMessages = defineMessages('lineItem', {
  product: 'Product',
  ordered: message('Ordered {date}'),
  notInStore: 'No longer sold',
  dispute: 'Open a dispute',
  /** Leads to the dispute about it. */
  disputed: 'See the dispute',
  /** The name of the button that opens a menu. */
  more: message('More options: {product}'),
  /** For screen readers: what a link does, and for what. */
  actionOf: message('{action}: {product}'),
});
