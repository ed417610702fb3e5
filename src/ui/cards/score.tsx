import { type ComponentPropsWithoutRef, useState } from 'react';
import { uiMessages } from '../../contract/messages/ui.ts';
import { medalFor, type NamedScore, percent } from '../../domain/medal.ts';
import { useUi } from '../context.tsx';
import { formatPercent } from '../format.ts';
import { ScoreDialog } from '../lazy.ts';
import { ErrorDialog } from '../overlays/error-dialog.tsx';
import { Medal } from './medal.tsx';

/** A score in a card: medal, percentage and name. */
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

/** The scores of a card, in one button that explains them: one tab stop for each card. */
export function Scores({ scores, of }: { readonly scores: readonly NamedScore[]; readonly of: string }) {
  return (
    scores.length > 0 && (
      <ScoresButton scores={scores} of={of} className="mp-scores">
        {scores.map(score => (
          <Score key={score.kind} {...score} />
        ))}
      </ScoresButton>
    )
  );
}

interface ScoresButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly scores: readonly NamedScore[];
  /** Name of the product or store that has the scores. */
  readonly of?: string | undefined;
}

/**
 * A button that opens a dialog which explains scores. The dialog begins with the score that was pressed, which
 * `data-score` marks.
 */
export function ScoresButton({ scores, of, ...button }: ScoresButtonProps) {
  // The open dialog keeps its scores while the button may get those of another product.
  const [asked, setAsked] = useState<{ of?: string | undefined; scores: readonly NamedScore[] } | null>(null);
  const ask = ({ target }: { target: EventTarget }) => {
    const mark = target instanceof Element && target.closest('[data-score]')?.getAttribute('data-score');
    setAsked({ of, scores: [...scores].sort((a, b) => Number(b.kind === mark) - Number(a.kind === mark)) });
  };
  const close = () => setAsked(null);
  return (
    <>
      <button type="button" aria-haspopup="dialog" {...button} onClick={ask} />
      {asked && (
        <ScoreDialog
          {...asked}
          onClose={close}
          failure={retry => (
            <ErrorDialog
              title={asked.scores.map(({ kind }) => uiMessages.scores[kind]).join(', ')}
              onClose={close}
              onRetry={retry}
            />
          )}
        />
      )}
    </>
  );
}
