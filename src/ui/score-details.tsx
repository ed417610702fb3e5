import { useId, useState } from 'react';
import { scoreMessages as texts } from '../contract/messages/scores.ts';
import { uiMessages } from '../contract/messages/ui.ts';
import { later } from '../loading/later.ts';
import { IconButton } from './button.tsx';
import { X } from './icon.tsx';
import { laterComponent } from './later-component.tsx';
import type { ScoreProps } from './score.tsx';
import { Spinner } from './spinner.tsx';

const ScoreExplainer = laterComponent(later('score-explainer', () => import('./score-explainer.tsx')));

/** A button that opens the explanation of a score above the page. Esc, the cross and a press elsewhere close it. */
export function ScoreDetails(score: ScoreProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const label = texts.detailsOf(uiMessages.scores[score.kind]);
  return (
    <>
      <button type="button" className="mp-link mp-score-full__more" popoverTarget={id} aria-label={label}>
        {texts.details}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: it holds no fields */}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className="mp-explainer-card"
        onToggle={event => setIsOpen(event.newState === 'open')}
      >
        <IconButton
          className="mp-explainer-card__close"
          icon={X}
          label={texts.close}
          size="sm"
          popoverTarget={id}
          popoverTargetAction="hide"
        />
        {/* Drawn with each opening, so that code that did not come is asked for again. */}
        {isOpen && <ScoreExplainer {...score} fallback={<Spinner label={uiMessages.loading} />} />}
      </div>
    </>
  );
}
