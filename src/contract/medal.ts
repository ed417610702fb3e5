/** Medal tiers by floored percentage, highest first, for transparency and authenticity. */
export const medalTiers = [
  { tier: 'diamond', from: 100 },
  { tier: 'platinum', from: 99 },
  { tier: 'gold', from: 95 },
  { tier: 'silver', from: 90 },
  { tier: 'bronze', from: 80 },
] as const;
export type MedalTier = (typeof medalTiers)[number]['tier'];
