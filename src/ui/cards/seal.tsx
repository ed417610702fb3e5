import type { CSSProperties } from 'react';
import { medalFor, type NamedScore, percent } from '../../domain/medal.ts';
import { cx } from '../cx.ts';
import { formatPercent } from '../format.ts';
import { type MedalProps, renderMedal } from './medal.tsx';

export interface SealProps extends Pick<MedalProps, 'isFew' | 'decorative'>, Pick<NamedScore, 'score'> {
  /** 40 px (`sm`), 48 px (`md`), or 56 px and in wide windows 76 px (`lg`). */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * A score (0..1) as the mark of the product: a ring, closed as far as the score goes, the percentage in it and the medal at
 * its foot. Of few reviews the ring is broken.
 */
export function renderSeal({ score, isFew, size = 'md', decorative }: SealProps, locale: string) {
  const tier = medalFor(score);
  const reached = percent(score);
  const look = cx(`mp-seal mp-seal--${size}`, isFew && 'mp-seal--few', reached > 99 && 'mp-seal--long');
  return (
    <>
      <span className={look} style={{ '--mp-share': `${(score * 100).toFixed(1)}%` } as CSSProperties}>
        {/* The space before the sign is as thin as can be. Three digits leave none: with wide letters the ring covered one. */}
        {`${formatPercent(reached, locale).replace(/\s/g, reached > 99 ? '' : '\u200a')} `}
      </span>
      {tier && renderMedal({ tier, isFew, decorative })}
    </>
  );
}
