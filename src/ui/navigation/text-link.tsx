import { cx } from '../cx.ts';
import { Link, type LinkProps } from './link.tsx';

export interface TextLinkProps extends LinkProps {
  /** In the colour and weight of the text around it, underlined on hover. */
  readonly quiet?: boolean | undefined;
}

/** A link within or beside text. */
export function TextLink({ quiet, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={cx('mp-link', quiet && 'mp-link--quiet', className)} />;
}
