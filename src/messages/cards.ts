import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of a person's card. */
export const personMessages = defineMessages('person', {
  noName: 'Anonymous',
  you: 'This is you',
  reviews: message('{count, plural, one {# review} other {# reviews}}'),
  followers: message('{count, plural, one {# follower} other {# followers}}'),
  average: message('Gives {rating} stars on average'),
  /** `topics`: names of categories, as a list. */
  topics: message('Writes about {topics}'),
});

/** Texts of an ordered product. Dates are formatted already. */
export const lineItemMessages = defineMessages('lineItem', {
  product: 'Product',
  ordered: message('Ordered {date}'),
  notInStore: 'No longer sold',
  dispute: 'Open a dispute',
  /** Leads to the dispute about it. */
  disputed: 'A dispute is open',
  /** For screen readers: what a link does, and for what. */
  actionOf: message('{action}: {product}'),
});
