import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx.ts';
import type { IconType } from '../icons/icon.tsx';

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
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}
