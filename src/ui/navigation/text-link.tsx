import { cx } from '../cx.ts';
import { A, type LinkProps } from '../settings.tsx';

export interface TextLinkProps extends LinkProps {
  /** In the colour and weight of the text around it, underlined on hover. */
  readonly quiet?: boolean | undefined;
}

/** A link within or beside text. */
export function TextLink({ quiet, className, ...rest }: TextLinkProps) {
  return <A {...rest} className={cx('mp-link', quiet && 'mp-link--quiet', className)} />;
}
