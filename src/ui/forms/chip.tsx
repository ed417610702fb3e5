import type { ComponentPropsWithRef } from 'react';
import { pillMaxCharacters } from '../../contract/limits.ts';
import { uiMessages } from '../../contract/messages/ui.ts';
import { cutText } from '../../domain/text.ts';
import { cx } from '../cx.ts';
import { type IconType, X } from '../icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Makes it a toggle. */
  readonly selected?: boolean | undefined;
  readonly icon?: IconType | undefined;
}

/** A rounded choice: a toggle when `selected` is given, else a small action. */
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
  /** Shown up to 30 characters; all of it is in the title, which describes the button. */
  readonly text: string;
  readonly onRemove: () => void;
}

/** Something applied that can be taken away. */
export function Pill({ text, onRemove }: PillProps) {
  const shown = cutText(text, pillMaxCharacters);
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
