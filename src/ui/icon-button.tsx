import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import type { IconType } from './icons/icon.tsx';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly icon: IconType;
  /** Accessible name. */
  readonly label: string;
  readonly variant?: 'plain' | 'outlined' | undefined;
  readonly size?: 'sm' | 'md' | undefined;
}

/** A round button with an icon and no text. */
export function IconButton({ icon: Icon, label, variant, size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        'mp-icon-button',
        variant === 'outlined' && 'mp-icon-button--outlined',
        size === 'sm' && 'mp-icon-button--sm',
        className,
      )}
    >
      <Icon size={size === 'sm' ? 16 : 20} />
    </button>
  );
}
