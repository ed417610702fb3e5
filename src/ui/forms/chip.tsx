import type { ComponentPropsWithRef } from 'react';
import { pillMaxCharacters } from '../../contract/limits.ts';
import { uiMessages } from '../../contract/messages/ui.ts';
import { truncateText } from '../../domain/text.ts';
import { cx } from '../cx.ts';
import { type IconType, X } from '../first-paint-icons.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Makes the chip a toggle. */
  readonly selected?: boolean | undefined;
  readonly icon?: IconType | undefined;
}

/** A small rounded button: a toggle when `selected` is given. */
export function Chip({ selected, icon: Icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx('mp-chip', selected && 'mp-chip--selected', className)}
      aria-pressed={selected}
    >
      {Icon && <Icon size={16} />}
      {children}
    </button>
  );
}

export interface PillProps {
  /** Shown up to 30 characters; the title of the button has the full text. */
  readonly text: string;
  readonly onRemove: () => void;
}

/** An applied filter, with a button that removes it. */
export function Pill({ text, onRemove }: PillProps) {
  const shown = truncateText(text, pillMaxCharacters);
  return (
    <button
      type="button"
      className="mp-chip mp-pill"
      title={shown === text ? undefined : text}
      onClick={onRemove}
    >
      <VisuallyHidden>{uiMessages.remove} </VisuallyHidden>
      {shown}
      <X size={14} strokeWidth={2.5} />
    </button>
  );
}
