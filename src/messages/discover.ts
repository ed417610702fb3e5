import { defineMessages } from './define.ts';

/** Texts of what is offered before somebody types: popular searches, and what this device has seen. */
export const discoverMessages = defineMessages('discover', {
  popular: 'Popular searches',
  viewed: 'Recently viewed',
  clear: 'Clear',
  clearViewed: 'Clear recently viewed',
  cleared: 'Recently viewed items cleared.',
});
