import type { AnchorHTMLAttributes, ReactNode } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** Leaves no entry of its own in the history. */
  readonly replace?: boolean;
}

/** A link. The `Router` around it decides about a click: within the page, or as the browser does it. */
export function Link({ replace = false, ...rest }: LinkProps): ReactNode {
  return <a data-replace={replace || undefined} {...rest} />;
}
