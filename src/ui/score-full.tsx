import { reviewMessages } from '../contract/messages/reviews.ts';
import { uiMessages } from '../contract/messages/ui.ts';
import { medalFor, percent } from '../domain/medal.ts';
import { cx } from './cx.ts';
import { formatPercent } from './format.ts';
import { InfoTip } from './info-tip.tsx';
import { Medal } from './medal.tsx';
import type { ScoreProps } from './score.tsx';
import { ScoreDetails } from './score-details.tsx';
import { useUi } from './settings.tsx';

/** A score in full: large, with the name of the tier, what the score means and how it comes about. */
export function ScoreFull({ kind, score, className }: ScoreProps) {
  const { locale } = useUi();
  const label = uiMessages.scores[kind];
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
          <InfoTip label={reviewMessages.explain(label)}>{reviewMessages.aboutScores[kind]}</InfoTip>
        </div>
        <div className="mp-score-full__value">
          <b>{formatPercent(percent(score), locale)}</b>
          {tier ? (
            <TierName tier={tier} />
          ) : (
            <span className="mp-small mp-muted">{reviewMessages.noMedal}</span>
          )}
        </div>
        <ScoreDetails kind={kind} score={score} />
      </div>
    </div>
  );
}

function TierName({ tier }: { tier: NonNullable<ReturnType<typeof medalFor>> }) {
  return <span className={`mp-medal-badge mp-medal-badge--${tier}`}>{uiMessages.medals[tier]}</span>;
}
