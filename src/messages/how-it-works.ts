import { defineMessages } from './define.ts';

/** Texts of the page about how reviews and scores come about. */
export const howItWorksMessages = defineMessages('howItWorks', {
  title: 'How it works',
  lead: 'Reviews that name their source, and two scores that show how far you can trust them.',
  description: 'Where our reviews come from, how products and stores get their scores, and how to use them.',
  steps: 'From an order to a review you can rely on',
  stepList: [
    {
      title: 'Someone buys',
      text: 'The store tells us about the order, and the buyer is invited to write a review. A review that comes from an order is marked as verified.',
    },
    {
      title: 'Someone writes',
      text: 'Stars, words, pictures and videos. Authors can delete their review, and bring it back.',
    },
    {
      title: 'Everyone reads',
      text: 'Good and bad reviews stand side by side, each with its source, and with a note if the store rewarded it. Filter them by stars, search them, or look at the pictures first.',
    },
    {
      title: 'The scores follow',
      text: 'Transparency is the share of reviews a store shows. Authenticity is the share from verified buyers. Both earn medals.',
    },
  ],
  scores: 'Two scores, pure arithmetic',
  scoresText: 'They’re calculated from the reviews alone, and change with them.',
  transparency: 'How many of all reviews written can you read here?',
  authenticity: 'How many of the reviews shown are from verified buyers?',
  example: 'For example',
  medals: 'See the medals',
  trust: 'What verified means',
  choose: 'Use the scores',
  choices: [
    ['Search products', 'Products below 80% transparency are hidden until you show them.'],
    ['Find stores', 'See how a store is rated, how open it is, and how fast it replies.'],
    ['Browse categories', 'Start with a department, then narrow down.'],
  ],
  dispute: 'When something goes wrong',
  disputeText:
    'If an order goes wrong, open a dispute about the store or the product. The store replies. If you can’t agree, an arbitrator hears both sides. You can review the order once the dispute is over.',
  /** Leads to one's orders. */
  openDispute: 'Open a dispute about an order',
});
