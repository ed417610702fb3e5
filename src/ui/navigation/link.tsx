import type { ComponentPropsWithRef } from 'react';
import { isLink } from '../../domain/links.ts';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

/**
 * An unstyled link, which the router around it follows. An address from the host that is empty or not allowed, such as
 * a script, is left out.
 */
export function Link({ href, ...rest }: LinkProps) {
  return isLink(href) ? <a href={href} {...rest} /> : <a {...rest} />;
}
