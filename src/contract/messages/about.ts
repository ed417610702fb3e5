import type { MedalTier } from '../limits.ts';

/** Texts of the pages about the site itself: how it works, medals, trust. Numbers come in formatted. */
export const howItWorksMessages = {
  title: 'How it works',
  lead: 'Reviews from people who bought what they write about, and two scores that say how far to trust them.',
  description:
    'How reviews come about here, how products and stores get their scores, and what to do with them.',
  steps: 'From an order to a review you can rely on',
  stepList: [
    {
      title: 'Somebody buys',
      text: 'A store tells us of an order, and the buyer is invited to write about it. A review that comes from such an order is marked as verified.',
    },
    {
      title: 'Somebody writes',
      text: 'Stars, words, pictures and videos, about the product and about the store. Reviews stay their writer’s own: they can be taken back, and brought back.',
    },
    {
      title: 'Everybody reads',
      text: 'Good and bad reviews stand side by side, each with where it came from. Filter them by stars, search them, look at the pictures first.',
    },
    {
      title: 'The scores follow',
      text: 'What a store shows of its reviews, and how many of them are verified, becomes its transparency and its authenticity, and with them its medals.',
    },
  ],
  scores: 'Two scores, counted and not judged',
  scoresText: 'Nobody hands them out. They follow from the reviews alone, and change when those do.',
  transparency:
    'Of all reviews that were written, how many are there for everybody to read? A store that holds none back has 100%.',
  authenticity:
    'Of all reviews that are shown, how many come from people who are known to have bought the product?',
  medals: 'See the medals',
  trust: 'What verified means',
  choose: 'How to choose with them',
  choices: [
    ['Search products', 'Products below 80% transparency are held back until you ask for them.'],
    ['Find stores', 'See how a store is rated, how open it is, and how fast it answers.'],
    ['Browse categories', 'From the departments down to the last shelf.'],
  ],
  dispute: 'When something goes wrong',
  disputeText:
    'Buyers who were let down open a dispute with the store or about the product, from their order. The store answers; where the two do not agree, an arbitrator hears both.',
} as const;

export const medalMessages = {
  title: 'Medals',
  lead: 'A medal says at one glance how high a score is. Transparency and authenticity have a medal each, by the same five tiers.',
  description:
    'Diamond, Platinum, Gold, Silver and Bronze: which score earns which medal, and how it is counted.',
  tiers: 'The five tiers',
  range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  meaning: {
    diamond: 'Every single review. One exception, and it is gone.',
    platinum: 'Almost every review: at most one in a hundred is missing.',
    gold: 'Outstanding. With many reviews, few get this far.',
    silver: 'Clearly above average.',
    bronze: 'Good enough to rely on. This is where search results start.',
  } satisfies Record<MedalTier, string>,
  products: (medal: string, isTop: boolean) =>
    isTop ? `Products with ${medal}` : `Products from ${medal} up`,
  rule: 'Always rounded down',
  ruleText:
    'A score lies between 0 and 1. Times 100 it is a percentage, and what stands behind the point is cut off: 0.999 is 99%, which is Platinum. Only a full 1 is Diamond.',
  tryIt: 'Try it',
  tryText: 'Move the score and see what becomes of it.',
  slider: 'Score',
  realOnes: 'Or take the score of a real product',
  sliderValue: (percent: string, medal: string) => `${percent}, ${medal}`,
  none: 'No medal below 80%',
  noneText:
    'A product or a store below 80% has no medal. That need not mean much where there are few reviews: look at how many there are.',
} as const;

/** What is shown of the site itself on these pages. */
export const exampleMessages = {
  product: 'For example',
} as const;

export const trustMessages = {
  title: 'Trust',
  lead: 'Why you can rely on what you read here, and where you should still look twice.',
  description:
    'What a verified review is, where reviews come from, and what happens when something is wrong.',
  verified: 'What verified means',
  verifiedText:
    'A review is verified when it is known that its writer bought the product: it came from an order that the store told us of, or from a provider that checks this itself. Verified reviews carry a badge, and they alone count for authenticity.',
  sources: 'Where reviews come from',
  sourcesText: 'Every review says where it came from. These are the sources there are.',
  meanings: {
    organic: 'Its writer came here unasked. Verified only with an order behind it.',
    invite: 'Its writer was asked after an order.',
    migrated: 'It was written elsewhere, before the store came here.',
    aliexpress: 'It was taken over from there, together with the product.',
    verified_provider: 'Another service collected it and checked the order.',
    unverified_provider: 'Another service collected it and did not check the order.',
    unverified_source: 'Nobody knows for sure where it comes from.',
  } as Readonly<Record<string, string>>,
  rules: 'What a store can and cannot do',
  can: ['Invite its customers to write', 'Say how fast it answers', 'Answer a dispute'],
  cannot: [
    'Choose which reviews count for its scores',
    'Buy a medal, or a better place in the list',
    'Hide that it holds reviews back: its transparency tells',
  ],
  canTitle: 'A store can',
  cannotTitle: 'A store cannot',
  few: 'Few reviews say little',
  fewText:
    'One happy buyer makes five stars. That is why the number of reviews always stands beside the stars, and why the order of results weighs both.',
  wrong: 'When something is wrong',
  wrongText:
    'Tell us with a dispute from your order. What was decided stays on record. These pages say what holds for everybody:',
  howItWorks: 'How it works',
  medals: 'About medals',
} as const;
