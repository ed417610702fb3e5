import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import { type AskedScores, askedBy, ExplainedScores } from './score.tsx';

interface ScoresButtonProps extends AskedScores, ComponentPropsWithoutRef<'button'> {}

/** A button that opens a dialog which explains scores. */
export function ScoresButton({ scores, of, verifiedHref, ...button }: ScoresButtonProps): ReactNode {
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
