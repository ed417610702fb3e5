import type { Reward } from '../contract/profile.ts';

/** Whether a reward cannot be used any more. States that the host alone knows can be. */
export const isSpent = ({ status }: Reward): boolean => status === 'used' || status === 'expired';
