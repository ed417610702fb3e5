import type { ReactNode } from 'react';
import type { Reviewer } from '../../state/reviewer.ts';
import { Avatar } from '../../ui/media/avatar.tsx';

/** The picture of the one who is signed in; the name stands beside it, or is said. */
export function AccountAvatar({ reviewer }: { reviewer: Reviewer }): ReactNode {
  const { name, avatar, verifiedBuyer } = reviewer;
  return <Avatar name={name} image={avatar} verified={verifiedBuyer} />;
}
