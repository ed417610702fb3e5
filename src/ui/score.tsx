import { uiMessages } from '../contract/messages/ui.ts';
import { medalFor, percent } from '../domain/medal.ts';
import { cx } from './cx.ts';
import { formatPercent } from './format.ts';
import { InfoTip } from './info-tip.tsx';
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
      <span className="mp-score__label">{uiMessages.scores[kind].label}</span>
    </span>
  );
}

/** A score on the product's own page: large, with the name of the tier and what the score means. */
export function ScoreFull({ kind, score, className }: ScoreProps) {
  const { locale } = useUi();
  const { label, about } = uiMessages.scores[kind];
  const tier = medalFor(score);
  return (
    <div className={cx('mp-score-full', className)}>
      {tier ? (
        <Medal tier={tier} size="lg" decorative />
      ) : (
        <span className="mp-medal mp-medal--lg mp-medal--none" aria-hidden />
      )}
      <div>
        <div className="mp-score-full__head">
          {label}
          <InfoTip label={uiMessages.explain(label)}>{about}</InfoTip>
        </div>
        <div className="mp-score-full__value">
          <b>{formatPercent(percent(score), locale)}</b>
          {tier ? <TierName tier={tier} /> : <span className="mp-small mp-muted">{uiMessages.noMedal}</span>}
        </div>
      </div>
    </div>
  );
}

function TierName({ tier }: { tier: NonNullable<ReturnType<typeof medalFor>> }) {
  return <span className={`mp-medal-badge mp-medal-badge--${tier}`}>{uiMessages.medals[tier]}</span>;
}
