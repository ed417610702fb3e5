import { type ReactNode, useId, useState } from 'react';
import { medalMessages as texts } from '../../contract/messages/about.ts';
import { reviewMessages } from '../../contract/messages/reviews.ts';
import { uiMessages } from '../../contract/messages/ui.ts';
import { medalFor, percent } from '../../domain/medal.ts';
import { formatPercent } from '../../ui/format.ts';
import { ScoreExplainer } from '../../ui/score-explainer.tsx';
import { useUi } from '../../ui/settings.tsx';

/** Where the score stands at first: just below a tier, which is where rounding down matters. */
const atFirst = 0.989;

/** A score to move about, with what becomes of it. */
export function TryScore(): ReactNode {
  const id = useId();
  const { locale } = useUi();
  const [score, setScore] = useState(atFirst);
  const tier = medalFor(score);
  const medal = tier ? uiMessages.medals[tier] : reviewMessages.noMedal;
  return (
    <div className="mp-try">
      <label htmlFor={id} className="mp-field__label">
        {texts.slider}
      </label>
      <input
        id={id}
        className="mp-try__slider"
        type="range"
        min={0.7}
        max={1}
        step={0.001}
        value={score}
        aria-valuetext={texts.sliderValue(formatPercent(percent(score), locale), medal)}
        onChange={event => setScore(Number(event.target.value))}
      />
      <ScoreExplainer kind="transparency" score={score} />
    </div>
  );
}
