import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import type { IconType } from './icons/icon.tsx';
import { Link, type LinkProps } from './navigation/link.tsx';

interface Look {
  /** The style of `danger` is in the stylesheets of the screens that use it. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Takes the full width. */
  readonly block?: boolean | undefined;
  readonly icon?: IconType | undefined;
  readonly iconEnd?: IconType | undefined;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, Look {}

export function Button({ variant, size, block, icon, iconEnd, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={look({ variant, size, block }, className)}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  block,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: LinkProps & Look) {
  return (
    <Link {...rest} className={look({ variant, size, block }, className)}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </Link>
  );
}

function look({ variant = 'secondary', size, block }: Look, className: string | undefined): string {
  return cx(
    `mp-button mp-button--${variant}`,
    size && size !== 'md' && `mp-button--${size}`,
    block && 'mp-button--block',
    className,
  );
}

function Content({ icon: Icon, iconEnd: IconEnd, children }: Look & { children: ReactNode }) {
  return (
    <>
      {Icon && <Icon size={18} />}
      <span>{children}</span>
      {IconEnd && <IconEnd size={18} />}
    </>
  );
}
