import type { MedalTier } from '../../contract/limits.ts';
import { uiMessages } from '../../messages/ui.ts';
import { cx } from '../cx.ts';

export interface MedalProps {
  readonly tier: MedalTier;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Renders an outline: the score rests on few reviews. */
  readonly isFew?: boolean | undefined;
  /** Hides the medal from assistive technology, where the tier stands beside it as text. */
  readonly decorative?: boolean | undefined;
}

/** The medal of a tier, rendered by the stylesheet: 16 px (`sm`), 24 px (`md`) or 48 px (`lg`). */
export function renderMedal({ tier, size = 'sm', isFew, decorative }: MedalProps) {
  return (
    <span
      className={cx(`mp-medal mp-medal--${tier} mp-medal--${size}`, isFew && 'mp-medal--few')}
      {...(decorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': uiMessages.medal({ tier: uiMessages.medals[tier] }) })}
    />
  );
}

export { renderMedal as Medal };
