import { type ReactNode, useState } from 'react';
import { useUi } from '../context.tsx';
import { ExplainedScores, renderScores, type SelectedScores } from './score.tsx';

/** The scores of a card that stands alone, in one button that opens a dialog which explains them. */
export function Scores(props: Pick<SelectedScores, 'scores'> & { readonly of: string }): ReactNode {
  const { locale } = useUi();
  const [selected, setSelected] = useState<SelectedScores | null>(null);
  return (
    <>
      {renderScores(props, locale, setSelected)}
      <ExplainedScores selected={selected} onClose={() => setSelected(null)} />
    </>
  );
}
