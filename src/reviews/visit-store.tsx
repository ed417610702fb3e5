import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { ExternalLink } from '../ui/icons/external-link.ts';

interface VisitStoreProps extends ComponentProps<typeof ButtonLink> {
  /** Called when a click opens the store. */
  readonly onLeave: () => void;
}

/** The way to the store's own site, in a tab of its own. */
export function VisitStore({ onLeave, ...button }: VisitStoreProps): ReactNode {
  return (
    <ButtonLink
      variant="primary"
      iconEnd={ExternalLink}
      target="_blank"
      rel="noopener nofollow"
      onClick={onLeave}
      // The middle button opens a tab as well.
      onAuxClick={event => event.button === 1 && onLeave()}
      {...button}
    />
  );
}
