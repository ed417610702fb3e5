import { uiMessages } from '../../messages/ui.ts';
import { useUi } from '../context.tsx';
import { formatRating } from '../format.ts';
import { fillOf } from './rating.tsx';

export interface StarsProps {
  /** 0..5. */
  readonly value: number;
  readonly size?: 'sm' | 'md' | undefined;
  /** Hides the stars from assistive technology, where the number stands beside them as text. */
  readonly decorative?: boolean | undefined;
}

/** Five stars, filled to the exact fraction: one element, which the stylesheet clips to the outline of the stars. */
export function Stars({ value, size = 'sm', decorative }: StarsProps) {
  const { locale } = useUi();
  const name = { role: 'img', 'aria-label': uiMessages.outOfFive({ rating: formatRating(value, locale) }) };
  return (
    <span
      className={`mp-stars mp-stars--${size}`}
      style={fillOf(value)}
      {...(decorative ? { 'aria-hidden': true } : name)}
    />
  );
}
