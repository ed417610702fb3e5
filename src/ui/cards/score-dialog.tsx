import { scoreMessages as texts } from '../../contract/messages/reviews.ts';
import type { NamedScore } from '../../domain/medal.ts';
import { useCloseOnBack } from '../../routing/close-on-back.ts';
import { pathOf } from '../../routing/paths.ts';
import { TextLink } from '../navigation/text-link.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { ScoreExplainer } from './score-explainer.tsx';

interface ScoreDialogProps {
  readonly scores: readonly NamedScore[];
  /** Whose scores they are. */
  readonly of?: string | undefined;
  readonly onClose: () => void;
}

/** How scores come about, above the page: side by side where there is room. */
export function ScoreDialog({ scores, of, onClose }: ScoreDialogProps) {
  useCloseOnBack(true, onClose);
  return (
    <Sheet title={texts.heading} className="mp-explainers" onClose={onClose}>
      {of && <p className="mp-explainers__of">{of}</p>}
      {scores.map(score => (
        <ScoreExplainer key={score.kind} {...score} />
      ))}
      <TextLink href={pathOf('medals')}>{texts.learnMore}</TextLink>
    </Sheet>
  );
}
