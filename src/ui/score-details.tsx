import { type ComponentPropsWithoutRef, useRef, useState } from 'react';
import type { NamedScore } from '../domain/medal.ts';
import { later } from '../loading/later.ts';
import { ErrorNotice } from './empty-state.tsx';
import { laterComponent } from './later-component.tsx';

const ScoreDialog = laterComponent(later('score-dialog', () => import('./score-dialog.tsx')));

interface ScoreDetailsProps extends ComponentPropsWithoutRef<'button'> {
  readonly scores: readonly NamedScore[];
}

/** A button that explains the scores it shows or stands below, in a dialog. */
export function ScoreDetails({ scores, ...rest }: ScoreDetailsProps) {
  const button = useRef<HTMLButtonElement>(null);
  // What was asked about, whatever the button shows meanwhile.
  const [explained, setExplained] = useState<readonly NamedScore[] | null>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        {...rest}
        onClick={() => setExplained(scores)}
      />
      {explained && (
        <ScoreDialog
          scores={explained}
          onClose={() => setExplained(null)}
          failure={retry => (
            <ErrorNotice
              onRetry={() => {
                // The notice goes with the focus in it, and the dialog returns the focus to here.
                button.current?.focus();
                retry();
              }}
            />
          )}
        />
      )}
    </>
  );
}
