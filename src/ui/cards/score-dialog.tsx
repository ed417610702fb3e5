import type { NamedScore } from '../../domain/medal.ts';
import { scoreMessages as texts } from '../../messages/scores.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useCloseOnBack } from '../../routing/history/use-close-on-back.ts';
import { TextLink } from '../navigation/text-link.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { ScoreExplainer } from './score-explainer.tsx';

interface ScoreDialogProps {
  readonly scores: readonly NamedScore[];
  /** Name of the product or store that has the scores. */
  readonly of?: string | undefined;
  /** Address of the reviews of verified buyers. */
  readonly verifiedHref?: string | undefined;
  readonly onClose: () => void;
}

/** A dialog that explains scores, side by side where there is room. */
export function ScoreDialog({ scores, of, verifiedHref, onClose }: ScoreDialogProps) {
  useCloseOnBack(true, onClose);
  return (
    <Sheet title={texts.heading} className="mp-explainers" onClose={onClose}>
      {of && <p className="mp-explainers__of">{of}</p>}
      {scores.map(score => (
        <ScoreExplainer key={score.kind} {...score} verifiedHref={verifiedHref} />
      ))}
      <TextLink href={pathOf('medals')}>{texts.learnMore}</TextLink>
    </Sheet>
  );
}
