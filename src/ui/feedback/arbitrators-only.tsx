import type { ReactNode } from 'react';
import { arbitratorMessages } from '../../messages/arbitrator.ts';
import { disputesHref } from '../../routing/addresses/profile-href.ts';
import { ButtonLink } from '../button.tsx';
import { ShieldCheck } from '../icons/shield-check.ts';
import { EmptyState } from './empty-state.tsx';

interface ArbitratorsOnlyProps {
  /** Encoded id of the signed-in reviewer. */
  readonly viewerId: string | null;
}

/** The notice for people who are not arbitrators, in place of an arbitrators' page. */
export function ArbitratorsOnly({ viewerId }: ArbitratorsOnlyProps): ReactNode {
  const texts = arbitratorMessages.refused;
  return (
    <EmptyState level={1} icon={ShieldCheck} title={texts.title} text={texts.text}>
      <ButtonLink variant="primary" href={disputesHref(viewerId)}>
        {texts.own}
      </ButtonLink>
    </EmptyState>
  );
}
