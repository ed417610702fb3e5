import { useId } from 'react';
import { rating } from '../../contract/limits.ts';
import { times } from '../../contract/natives.ts';
import { formMessages as texts } from '../../messages/forms.ts';
import { cx } from '../cx.ts';
import { Star } from '../icons/star.ts';
import { FieldGroup, type FrameProps } from './field-frame.tsx';

export interface StarFieldProps extends FrameProps {
  readonly name: string;
  /** Whole stars; null until some are chosen. */
  readonly value: number | null;
  readonly onChange: (stars: number) => void;
}

/** One to five stars: radio buttons that are named by number and word, as in "4 – Good". */
export function StarField({ name, value, onChange, ...frame }: StarFieldProps) {
  const group = useId() + name;
  const labelOf = (stars: number) => texts.starsLabel({ stars, word: texts.stars[stars - 1] ?? '' });
  return (
    <FieldGroup isRadio {...frame}>
      <div className="mp-star-field">
        {times(rating.max, index => index + 1).map(stars => (
          <label
            key={stars}
            className={cx(
              'mp-star-field__star',
              value !== null && stars <= value && 'mp-star-field__star--on',
            )}
          >
            <input
              type="radio"
              className="mp-star-field__input"
              name={group}
              aria-label={labelOf(stars)}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <Star size={40} strokeWidth={1.5} />
          </label>
        ))}
        <span className="mp-star-field__word" aria-hidden="true">
          {value !== null && labelOf(value)}
        </span>
      </div>
    </FieldGroup>
  );
}
