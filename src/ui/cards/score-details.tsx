import { type ComponentPropsWithoutRef, useState } from 'react';
import { uiMessages } from '../../contract/messages/ui.ts';
import type { NamedScore } from '../../domain/medal.ts';
import { ScoreDialog } from '../lazy.ts';
import { FailedLayer } from '../overlays/failed-layer.tsx';

interface ScoreDetailsProps extends ComponentPropsWithoutRef<'button'> {
  readonly scores: readonly NamedScore[];
  /** Whose scores they are. */
  readonly of?: string | undefined;
}

/**
 * A button that explains the scores it shows or stands below, in a dialog: first the one that was pressed, which
 * `data-score` marks.
 */
export function ScoreDetails({ scores, of, ...button }: ScoreDetailsProps) {
  // What was asked about, whatever the button shows meanwhile.
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
            <FailedLayer
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
