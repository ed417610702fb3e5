import { type ComponentPropsWithoutRef, useState } from 'react';
import { uiMessages } from '../contract/messages/ui.ts';
import type { NamedScore } from '../domain/medal.ts';
import { later } from '../loading/later.ts';
import { FailedLayer } from './failed-layer.tsx';
import { laterComponent } from './later-component.tsx';

const ScoreDialog = laterComponent(later('score-dialog', () => import('./score-dialog.tsx')));

interface ScoreDetailsProps extends ComponentPropsWithoutRef<'button'> {
  readonly scores: readonly NamedScore[];
}

/** A button that explains the scores it shows or stands below, in a dialog. */
export function ScoreDetails({ scores, ...button }: ScoreDetailsProps) {
  // What was asked about, whatever the button shows meanwhile.
  const [explained, setExplained] = useState<readonly NamedScore[] | null>(null);
  const close = () => setExplained(null);
  return (
    <>
      <button type="button" aria-haspopup="dialog" {...button} onClick={() => setExplained(scores)} />
      {explained && (
        <ScoreDialog
          scores={explained}
          onClose={close}
          failure={retry => (
            <FailedLayer
              title={explained.map(({ kind }) => uiMessages.scores[kind]).join(', ')}
              onClose={close}
              onRetry={retry}
            />
          )}
        />
      )}
    </>
  );
}
