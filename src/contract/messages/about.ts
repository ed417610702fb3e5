import type { MedalTier } from '../limits.ts';

/** Texts of the pages about the site: how it works, medals, trust. Numbers are formatted already. */
export const howItWorksMessages = {
  title: 'How it works',
  lead: 'Reviews from real buyers, and two scores that show how far you can trust them.',
  description: 'Where our reviews come from, how products and stores get their scores, and how to use them.',
  steps: 'From an order to a review you can rely on',
  stepList: [
    {
      title: 'Someone buys',
      text: 'The store tells us about the order, and we invite the buyer to write a review. A review that comes from an order is marked as verified.',
    },
    {
      title: 'Someone writes',
      text: 'Stars, words, pictures and videos, about the product and about the store. Authors stay in control: they can delete a review, and restore it.',
    },
    {
      title: 'Everyone reads',
      text: 'Good and bad reviews stand side by side, each with its source. Filter them by stars, search them, or look at the pictures first.',
    },
    {
      title: 'The scores follow',
      text: 'How many reviews a store shows is its transparency. How many of them are verified is its authenticity. Both earn medals.',
    },
  ],
  scores: 'Two scores, counted, not judged',
  scoresText: 'They are calculated from the reviews alone, and change with them.',
  transparency: 'How many of all written reviews can everyone read? A store that holds none back has 100%.',
  authenticity: 'How many of the reviews shown come from confirmed buyers?',
  medals: 'See the medals',
  trust: 'What verified means',
  choose: 'How to use them',
  choices: [
    ['Search products', 'Products below 80% transparency are hidden until you ask for them.'],
    ['Find stores', 'See how a store is rated, how open it is, and how fast it answers.'],
    ['Browse categories', 'Start with a department, then narrow down.'],
  ],
  dispute: 'When something goes wrong',
  disputeText:
    'If an order goes wrong, open a dispute about the store or the product. The store answers. If you cannot agree, an arbitrator hears both sides.',
} as const;

export const medalMessages = {
  title: 'Medals',
  lead: 'A medal shows at a glance how high a score is. Transparency and authenticity each have one, with the same five tiers.',
  description:
    'Diamond, Platinum, Gold, Silver and Bronze: which score earns which medal, and how it is calculated.',
  tiers: 'The five tiers',
  range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  meaning: {
    diamond: 'Every single review, without exception.',
    platinum: 'Almost every review: at most one in a hundred is missing.',
    gold: 'Outstanding. Few get this far with many reviews.',
    silver: 'Clearly above average.',
    bronze: 'Good enough to rely on. Search results start here.',
  } satisfies Record<MedalTier, string>,
  products: (medal: string, isTop: boolean) =>
    isTop ? `Products with ${medal}` : `Products from ${medal} up`,
  rule: 'Always rounded down',
  ruleText:
    'A score is between 0 and 1. We multiply it by 100 and drop the decimals: 0.999 is 99%, which is Platinum. Only a full 1 is Diamond.',
  tryIt: 'Try it',
  tryText: 'Move the slider to see the medal.',
  slider: 'Score',
  realOnes: 'Or use the score of a real product',
  sliderValue: (percent: string, medal: string) => `${percent}, ${medal}`,
  none: 'No medal below 80%',
  noneText:
    'Products and stores below 80% have no medal. With few reviews this may mean little, so check how many there are.',
} as const;

export const exampleMessages = {
  product: 'For example',
} as const;

export const trustMessages = {
  title: 'Trust',
  lead: 'Why you can rely on what you read here, and when to look twice.',
  description:
    'What a verified review is, where reviews come from, and what happens when something goes wrong.',
  verified: 'What verified means',
  verifiedText:
    'A review is verified when we know that its author bought the product. It came from an order that the store told us about, or from a provider that checks orders. Verified reviews carry a badge, and only they count for authenticity.',
  sources: 'Where reviews come from',
  sourcesText: 'Every review names its source. These are all of them.',
  meanings: {
    organic: 'The author came here without an invitation. Verified only with an order.',
    invite: 'The author was invited after an order.',
    migrated: 'It was written elsewhere, before the store joined us.',
    aliexpress: 'It was imported from there, together with the product.',
    verified_provider: 'Another service collected it and checked the order.',
    unverified_provider: 'Another service collected it and did not check the order.',
    unverified_source: 'We do not know for sure where it comes from.',
  } as Readonly<Record<string, string>>,
  rules: 'What a store can and cannot do',
  can: ['Invite its customers to write', 'Say how fast it answers', 'Answer a dispute'],
  cannot: [
    'Choose which reviews count for its scores',
    'Buy a medal, or a better place in the list',
    'Hide that it holds reviews back: its transparency shows it',
  ],
  canTitle: 'A store can',
  cannotTitle: 'A store cannot',
  few: 'Few reviews say little',
  fewText:
    'One happy buyer is enough for five stars. So we always show the number of reviews beside the stars, and order results by both.',
  wrong: 'When something goes wrong',
  wrongText: 'Open a dispute from your order. Decisions stay on record. These pages explain the rules:',
  howItWorks: 'How it works',
  medals: 'About medals',
} as const;
