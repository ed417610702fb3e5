import type { ReactNode } from 'react';
import { personMessages as texts } from '../messages/person.ts';
import { useAtomValue } from '../state/core/jotai.ts';
import { viewerAtom } from '../state/person/reviewer.ts';
import { ActionButtons } from './action-buttons.ts';

interface FollowPersonProps {
  /** Encoded. */
  readonly id: string;
  readonly name: string | null | undefined;
}

/** The button that follows a reviewer. People cannot follow themselves. */
export function FollowPerson({ id, name }: FollowPersonProps): ReactNode {
  const viewer = useAtomValue(viewerAtom);
  if (viewer.id === id) return <span>{texts.you}</span>;
  return <ActionButtons followee={{ kind: 'Reviewer', id, name: name || texts.noName }} isRow />;
}
