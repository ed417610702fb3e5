import type { MedalTier } from '../contract/limits.ts';
import { defineMessages } from './define.ts';
import { message } from './message.ts';

/** Texts of the page about the medals. */
export const medalMessages = defineMessages('medal', {
  title: 'Medals',
  lead: 'A medal shows at a glance how high a score is. Transparency and authenticity each have one, with the same five tiers.',
  description:
    'Diamond, Platinum, Gold, Silver and Bronze: which score earns which medal, and how it is calculated.',
  tiers: 'The five tiers',
  range: message('{from} to {to}'),
  meaning: {
    diamond: 'Every review is shown (transparency) or verified (authenticity).',
    platinum: 'At most one review in a hundred is hidden (transparency) or not verified (authenticity).',
    gold: 'At most one review in twenty is hidden (transparency) or not verified (authenticity).',
    silver: 'At most one review in ten is hidden (transparency) or not verified (authenticity).',
    bronze:
      'At most one review in five is hidden (transparency) or not verified (authenticity). Search results start at this transparency.',
  } satisfies Record<MedalTier, string>,
  products: 'See products',
  /** The name of the link. It begins with the visible text. */
  productsOf: message(
    '{isTop, select, true {See products with {medal} for transparency} other {See products with {medal} or better for transparency}}',
  ),
  rule: 'Always rounded down',
  ruleText: 'We drop the decimals: 99.9% is shown as 99%, which is Platinum. Only 100% is Diamond.',
  tryIt: 'Try it',
  tryText: 'Move the slider to see the medal.',
  slider: 'Score',
  realOnes: 'Or use the score of a real product',
  sliderValue: message('{percent}, {medal}'),
  none: 'No medal, or just an outline',
  noneText:
    'Products and stores below 80% have no medal. With fewer than ten reviews the medal is only an outline, because a handful of reviews proves little.',
});
