import { type ComponentPropsWithoutRef, useState } from 'react';
import type { NamedScore } from '../domain/medal.ts';
import { later } from '../loading/later.ts';
import { ErrorNotice } from './empty-state.tsx';
import { laterComponent } from './later-component.tsx';

const ScoreDialog = laterComponent(later('score-dialog', () => import('./score-dialog.tsx')));

interface ScoreDetailsProps extends ComponentPropsWithoutRef<'button'> {
  readonly scores: readonly NamedScore[];
}

/** A button that explains the scores it shows or stands below, in a dialog. */
export function ScoreDetails({ scores, ...button }: ScoreDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" {...button} onClick={() => setOpen(true)} />
      {isOpen && (
        <ScoreDialog
          scores={scores}
          onClose={() => setOpen(false)}
          failure={retry => <ErrorNotice onRetry={retry} />}
        />
      )}
    </>
  );
}
