import { type ComponentPropsWithoutRef, useState } from 'react';
import { uiMessages } from '../../contract/messages/ui.ts';
import { medalFor, type NamedScore, percent } from '../../domain/medal.ts';
import { useUi } from '../context.tsx';
import { formatPercent } from '../format.ts';
import { ScoreDialog } from '../lazy.ts';
import { ErrorDialog } from '../overlays/error-dialog.tsx';
import { drawMedal } from './medal.tsx';

/** A score in a card: medal, percentage and name. */
function drawScore({ kind, score }: NamedScore, locale: string) {
  const tier = medalFor(score);
  return (
    <span key={kind} className="mp-score" data-score={kind}>
      {tier && drawMedal({ tier })}
      <b>{formatPercent(percent(score), locale)}</b>
      <span className="mp-score__label">{uiMessages.scores[kind]}</span>
    </span>
  );
}

/** The scores of a card, in one button that explains them: one tab stop for each card. */
export function Scores({ scores, of }: ScoresProps) {
  return drawScores({ scores, of }, useUi().locale);
}

interface ScoresProps {
  readonly scores: readonly NamedScore[];
  readonly of: string;
}

/**
 * What `Scores` draws, for cards. With `onExplain` the button has no dialog of its own: a long list has one for all of its
 * cards, see `ExplainedScores`.
 */
export function drawScores(
  { scores, of }: ScoresProps,
  locale: string,
  onExplain?: (asked: AskedScores) => void,
) {
  if (scores.length === 0) return null;
  const shown = scores.map(score => drawScore(score, locale));
  return onExplain ? (
    <button
      type="button"
      className="mp-scores"
      aria-haspopup="dialog"
      onClick={({ target }) => onExplain(askedBy(target, { scores, of }))}
    >
      {shown}
    </button>
  ) : (
    <ScoresButton scores={scores} of={of} className="mp-scores">
      {shown}
    </ScoresButton>
  );
}

/** Scores to explain. */
export interface AskedScores {
  readonly scores: readonly NamedScore[];
  /** Name of the product or store that has the scores. */
  readonly of?: string | undefined;
  /** Address of the reviews of verified buyers. */
  readonly verifiedHref?: string | undefined;
}

/** The dialog begins with the score that was pressed, which `data-score` marks. */
function askedBy(target: EventTarget, asked: AskedScores): AskedScores {
  const mark = target instanceof Element && target.closest('[data-score]')?.getAttribute('data-score');
  const scores = [...asked.scores].sort((a, b) => Number(b.kind === mark) - Number(a.kind === mark));
  return { ...asked, scores };
}

interface ScoresButtonProps extends AskedScores, ComponentPropsWithoutRef<'button'> {}

/** A button that opens a dialog which explains scores. */
export function ScoresButton({ scores, of, verifiedHref, ...button }: ScoresButtonProps) {
  // The open dialog keeps its scores while the button may get those of another product.
  const [asked, setAsked] = useState<AskedScores | null>(null);
  const ask = ({ target }: { target: EventTarget }) =>
    setAsked(askedBy(target, { scores, of, verifiedHref }));
  return (
    <>
      <button type="button" aria-haspopup="dialog" {...button} onClick={ask} />
      <ExplainedScores asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

interface ExplainedScoresProps {
  /** null while the dialog is closed. */
  readonly asked: AskedScores | null;
  readonly onClose: () => void;
}

/** The dialog that explains scores. */
export function ExplainedScores({ asked, onClose }: ExplainedScoresProps) {
  return (
    asked && (
      <ScoreDialog
        {...asked}
        onClose={onClose}
        failure={retry => (
          <ErrorDialog
            title={asked.scores.map(({ kind }) => uiMessages.scores[kind]).join(', ')}
            onClose={onClose}
            onRetry={retry}
          />
        )}
      />
    )
  );
}
