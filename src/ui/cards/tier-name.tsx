import type { CSSProperties } from 'react';
import type { MedalTier } from '../../contract/limits.ts';
import { uiMessages } from '../../messages/ui.ts';

/** The name of a tier, in the colour of its metal. */
export function TierName({ tier }: { readonly tier: MedalTier }) {
  return (
    <span className="mp-tier" style={{ '--mp-tier': `var(--mp-${tier})` } as CSSProperties}>
      {uiMessages.medals[tier]}
    </span>
  );
}
