import { uiMessages } from '../contract/messages/ui.ts';
import { medalFor, percent } from '../domain/medal.ts';
import { cx } from './cx.ts';
import { formatPercent } from './format.ts';
import { Medal } from './medal.tsx';
import { useUi } from './settings.tsx';

export interface ScoreProps {
  readonly kind: 'transparency' | 'authenticity';
  /** 0..1. */
  readonly score: number;
  readonly className?: string | undefined;
}

/** A score in a card: medal, percentage, what it measures. */
export function Score({ kind, score, className }: ScoreProps) {
  const { locale } = useUi();
  const tier = medalFor(score);
  return (
    <span className={cx('mp-score', className)}>
      {tier && <Medal tier={tier} />}
      <b>{formatPercent(percent(score), locale)}</b>
      <span className="mp-score__label">{uiMessages.scores[kind]}</span>
    </span>
  );
}
