import { defineMessages } from './define.ts';

/** How a review came about, by its source. A source that the contract does not know has no text. */
export const sourceMessages = defineMessages('source', {
  organic: 'Written on this site',
  invite: 'Invited after an order',
  migrated: 'Imported from another service',
  aliexpress: 'Imported from AliExpress',
  verified_provider: 'From a provider that checks orders',
  unverified_provider: 'From a provider that checks no orders',
  unverified_source: 'Source not verified',
});
