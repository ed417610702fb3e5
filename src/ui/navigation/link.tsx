import type { ComponentPropsWithRef } from 'react';
import { isLink } from '../../domain/links.ts';
import { cx } from '../cx.ts';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

/**
 * An unstyled link, which the router around it follows. An address from the host that is empty or not allowed, such as
 * a script, is left out.
 */
export function Link({ href, ...rest }: LinkProps) {
  return isLink(href) ? <a href={href} {...rest} /> : <a {...rest} />;
}

export interface TextLinkProps extends LinkProps {
  /** In the colour and weight of the text around it, underlined on hover. */
  readonly quiet?: boolean | undefined;
}

/** A link within or beside text. */
export function TextLink({ quiet, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={cx('mp-link', quiet && 'mp-link--quiet', className)} />;
}
