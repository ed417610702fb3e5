import { uiMessages } from '../../contract/messages/ui.ts';
import { medalFor, type NamedScore, percent } from '../../domain/medal.ts';
import { formatPercent } from '../format.ts';
import { useUi } from '../settings.tsx';
import { Medal } from './medal.tsx';
import { ScoreDetails } from './score-details.tsx';

/** A score in a card: medal, percentage, what it measures. */
function Score({ kind, score }: NamedScore) {
  const { locale } = useUi();
  const tier = medalFor(score);
  return (
    <span className="mp-score" data-score={kind}>
      {tier && <Medal tier={tier} />}
      <b>{formatPercent(percent(score), locale)}</b>
      <span className="mp-score__label">{uiMessages.scores[kind]}</span>
    </span>
  );
}

/** The scores of a card. They are one button that explains them: a list of cards is long enough to tab through. */
export function Scores({ scores, of }: { readonly scores: readonly NamedScore[]; readonly of: string }) {
  return (
    scores.length > 0 && (
      <ScoreDetails scores={scores} of={of} className="mp-scores">
        {scores.map(score => (
          <Score key={score.kind} {...score} />
        ))}
      </ScoreDetails>
    )
  );
}
