import type { ReactNode } from 'react';
import { useAtomValue } from '../../state/jotai.ts';
import { reviewerAtom } from '../../state/reviewer.ts';
import { reviewerDetailsAtom } from '../../state/reviewer-details.ts';
import { Avatar } from '../../ui/media/avatar.tsx';

/** The picture of the signed-in reviewer. The name stands beside it or in the label of its button. */
export function AccountAvatar(): ReactNode {
  const name = useAtomValue(reviewerAtom)?.name ?? null;
  const details = useAtomValue(reviewerDetailsAtom);
  return <Avatar name={name} image={details?.avatar} verified={details?.verifiedBuyer} />;
}
