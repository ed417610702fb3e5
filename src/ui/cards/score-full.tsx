import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import { medalFor, type NamedScore } from '../../domain/medal.ts';
import { scoreFullMessages } from '../../messages/scores.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useUi } from '../context.tsx';
import { InfoTip } from '../overlays/info-tip.tsx';
import { ExplainedScores, type SelectedScores, selectedAt } from './scores.tsx';
import { renderSeal } from './seal.tsx';
import { TierName } from './tier-name.tsx';

interface ScoreFullProps extends NamedScore {
  /** Name of the product that has the score. */
  readonly of: string;
  /** Address of the reviews of verified buyers. */
  readonly verifiedHref?: string | undefined;
}

/** A large score with the name of the tier, and buttons that explain what it means and how it is computed. */
export function ScoreFull({ of, verifiedHref, ...named }: ScoreFullProps) {
  const { kind, score, isFew } = named;
  const { locale } = useUi();
  const label = uiMessages.scores[kind];
  const tier = medalFor(score);
  return (
    <div className="mp-score-full">
      <div className="mp-score mp-score-full__seal">
        {renderSeal({ score, isFew, size: 'lg', decorative: true }, locale)}
      </div>
      <div>
        <div className="mp-score-full__head">
          <span>{label}</span>
          <InfoTip label={scoreFullMessages.explain({ what: label })}>
            {scoreFullMessages.about[kind]}
          </InfoTip>
        </div>
        <div className="mp-score-full__value">
          {tier && !isFew ? (
            <TierName tier={tier} />
          ) : (
            <span className="mp-small mp-muted">{tier ? uiMessages.medals[tier] : uiMessages.noMedal}</span>
          )}
          {isFew && <span className="mp-small mp-muted">{uiMessages.fewReviews}</span>}
        </div>
        <ScoresButton
          scores={[named]}
          of={of}
          verifiedHref={verifiedHref}
          className="mp-link mp-score-full__more"
          aria-label={scoreFullMessages.detailsOf({ score: label })}
        >
          {scoreFullMessages.details}
        </ScoresButton>
      </div>
    </div>
  );
}

interface ScoresButtonProps extends SelectedScores, ComponentPropsWithoutRef<'button'> {}

/** A button that opens a dialog which explains scores. */
export function ScoresButton({ scores, of, verifiedHref, ...button }: ScoresButtonProps): ReactNode {
  // The open dialog keeps its scores while the button may get those of another product.
  const [selected, setSelected] = useState<SelectedScores | null>(null);
  const ask = ({ target }: { target: EventTarget }) =>
    setSelected(selectedAt(target, { scores, of, verifiedHref }));
  return (
    <>
      <button type="button" aria-haspopup="dialog" {...button} onClick={ask} />
      <ExplainedScores selected={selected} onClose={() => setSelected(null)} />
    </>
  );
}
