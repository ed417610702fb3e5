import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'checked' | 'children'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The label. */
  readonly children: ReactNode;
}

export function Checkbox({ checked, onChange, children, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('mp-checkbox', className)}>
      <input
        {...rest}
        type="checkbox"
        className="mp-checkbox__input"
        checked={checked}
        onChange={event => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
