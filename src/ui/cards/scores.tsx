import { type ReactNode, useState } from 'react';
import { type NamedScore, percent } from '../../domain/medal.ts';
import { lazy } from '../../loading/lazy.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useUi } from '../context.tsx';
import { formatPercent, listed } from '../format.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { ErrorDialog } from '../overlays/error-dialog.tsx';
import { WaitingLayer } from '../overlays/waiting-layer.tsx';
import { renderSeal } from './seal.tsx';

export const scoreDialog = lazy(() => import('./score-dialog.tsx'));
const ScoreDialog = lazyComponent(scoreDialog, code => code.ScoreDialog);

/** A score with its percentage as text, for what is seen and for what is heard. */
interface WrittenScore extends NamedScore {
  readonly text: string;
}

/** A score in a card: the seal, and its name below. */
function renderScore({ kind, isFew, ...score }: NamedScore, locale: string) {
  return (
    <span key={kind} className="mp-score" data-score={kind}>
      {renderSeal({ ...score, isFew, decorative: true }, locale)}
      {/* With spaces, which are not rendered, the parts are words of their own: the name of the button has the same. */}
      <span className="mp-score__label">{`${uiMessages.scores[kind]} `}</span>
    </span>
  );
}

interface ScoresProps {
  readonly scores: readonly NamedScore[];
  readonly of: string;
}

/**
 * The scores of a card, in one button that explains them: one tab stop for each card. The list around the cards has the
 * dialog, see `ExplainedScores`.
 */
export function renderScores(
  { scores, of }: ScoresProps,
  locale: string,
  onExplain: (selected: SelectedScores) => void,
) {
  if (scores.length === 0) return null;
  const written = scores.map(one => ({ ...one, text: formatPercent(percent(one.score), locale) }));
  return (
    <button
      type="button"
      className="mp-scores"
      aria-label={nameOfScores(written, of)}
      aria-haspopup="dialog"
      onClick={({ target }) => onExplain(selectedAt(target, { scores, of }))}
    >
      {scores.map(score => renderScore(score, locale))}
      {/* Once for all of them: they rest on the same reviews. */}
      {scores.some(({ isFew }) => isFew) && <span className="mp-scores__few">{uiMessages.fewReviews}</span>}
    </button>
  );
}

/** The accessible name of a card's scores: the name of the product or store, then each score by name. */
function nameOfScores(scores: readonly WrittenScore[], name: string): string {
  const each = scores.map(({ kind, text, isFew }, index) =>
    uiMessages.scoreIs({
      score: uiMessages.scores[kind],
      percent: text,
      // After the last one, as it is seen.
      isFew: String(!!isFew && index === scores.length - 1),
    }),
  );
  return uiMessages.scoresOf({ name, scores: listed(each) }).replace(/[\u2066-\u2069]/g, '');
}

/** Scores to explain. */
export interface SelectedScores {
  readonly scores: readonly NamedScore[];
  /** Name of the product or store that has the scores. */
  readonly of?: string | undefined;
  /** Address of the reviews of verified buyers. */
  readonly verifiedHref?: string | undefined;
}

/** The dialog begins with the score that was pressed, which `data-score` marks. */
export function selectedAt(target: EventTarget, selected: SelectedScores): SelectedScores {
  const mark = target instanceof Element && target.closest('[data-score]')?.getAttribute('data-score');
  const scores = [...selected.scores].sort((a, b) => Number(b.kind === mark) - Number(a.kind === mark));
  return { ...selected, scores };
}

interface ExplainedScoresProps {
  /** null while the dialog is closed. */
  readonly selected: SelectedScores | null;
  readonly onClose: () => void;
}

/** The dialog that explains scores. */
export function ExplainedScores({ selected, onClose }: ExplainedScoresProps) {
  return (
    selected && (
      <ScoreDialog
        {...selected}
        onClose={onClose}
        fallback={<WaitingLayer onClose={onClose} />}
        failure={retry => (
          <ErrorDialog
            title={listed(selected.scores.map(({ kind }) => uiMessages.scores[kind]))}
            onClose={onClose}
            onRetry={retry}
          />
        )}
      />
    )
  );
}

/** The scores of a card that stands alone, in one button that opens a dialog which explains them. */
export function Scores(props: ScoresProps): ReactNode {
  const { locale } = useUi();
  const [selected, setSelected] = useState<SelectedScores | null>(null);
  return (
    <>
      {renderScores(props, locale, setSelected)}
      <ExplainedScores selected={selected} onClose={() => setSelected(null)} />
    </>
  );
}
