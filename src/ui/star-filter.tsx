import { useId } from 'react';
import { uiMessages } from '../contract/messages/ui.ts';
import { formatRating } from './format.ts';
import { useUi } from './settings.tsx';
import { Stars } from './stars.tsx';

export interface StarFilterProps {
  /** Name of the group. */
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  /** Lowest rating asked for, 0 for any. A value that is no choice is shown as one more. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly choices?: readonly number[] | undefined;
}

/** One choice among lowest ratings. */
export function StarFilter({ label, hideLabel, value, onChange, choices = [4.5, 4, 3, 2] }: StarFilterProps) {
  const name = useId();
  const { locale } = useUi();
  const all = [...new Set([0, ...choices, value])].sort((a, b) => (a === 0 ? -1 : b === 0 ? 1 : b - a));
  return (
    <fieldset className="mp-star-filter">
      <legend className={hideLabel ? 'mp-visually-hidden' : 'mp-field__label'}>{label}</legend>
      {all.map(choice => {
        const shown = Number.isInteger(choice) ? String(choice) : formatRating(choice, locale);
        return (
          <label key={choice} className="mp-star-filter__choice">
            <input
              type="radio"
              name={name}
              className="mp-radio"
              checked={choice === value}
              onChange={() => onChange(choice)}
              aria-label={choice === 0 ? uiMessages.anyRating : uiMessages.ratingAndUpSpoken(shown)}
            />
            {choice > 0 && <Stars value={choice} size="md" decorative />}
            <span>{choice === 0 ? uiMessages.anyRating : uiMessages.ratingAndUp(shown)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
