import { defineMessages } from './define.ts';

/** Texts of the page about verified reviews and the rules for stores. */
export const trustMessages = defineMessages('trust', {
  title: 'Trust',
  lead: 'Why you can rely on what you read here, and when to look twice.',
  description:
    'What a verified review is, where reviews come from, and what happens when something goes wrong.',
  verified: 'What verified means',
  verifiedText:
    'A review is verified when we know that its author bought the product. It came from an order that the store told us about, or from a provider that checks orders. Verified reviews carry a badge, and only they count for authenticity.',
  sources: 'Where reviews come from',
  sourcesText:
    'Every review names its source, and says so if the store rewarded it. These are all of the sources.',
  meanings: {
    organic:
      'The author came here without an invitation. Where we know of the order, it is verified and says “Ordered at this store”.',
    invite: 'We asked for it after an order that the store told us about.',
    migrated: 'It was written elsewhere, before the store joined us.',
    aliexpress: 'It was imported from there, together with the product.',
    verified_provider: 'Another service collected it and checked the order.',
    unverified_provider: 'Another service collected it and didn’t check the order.',
    unverified_source: 'We don’t know for sure where it comes from.',
  },
  rules: 'What a store can and can’t do',
  can: [
    'Invite its customers to write',
    'Say how fast it replies',
    'Reply to reviews and disputes',
    'Hold reviews back, which lowers its transparency',
  ],
  cannot: [
    'Change the words or the stars of a review',
    'Buy a medal, or a better place in the list',
    'Hide how many reviews it holds back',
  ],
  canTitle: 'A store can',
  cannotTitle: 'A store can’t',
  sample: 'A verified review looks like this',
  few: 'A handful of reviews proves little',
  fewText:
    'One happy buyer is enough for five stars. So we always show the number of reviews beside the stars, and order results by both.',
  wrong: 'When something goes wrong',
  wrongText:
    'Open a dispute from your order. The store replies first; if you can’t agree, an arbitrator decides. Until then, you can’t review that order. These pages explain the rules:',
  authenticity: 'Authenticity',
  compliance: 'Compliance',
  contentPolicy: 'Content Policy',
  howItWorks: 'How it works',
  medals: 'About medals',
  /** Leads to one's orders. */
  openDispute: 'Open a dispute about an order',
});
