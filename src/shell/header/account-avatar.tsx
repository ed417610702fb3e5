import type { ReactNode } from 'react';
import { waitingMessages } from '../../messages/navigation.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { waitingDisputesAtom } from '../../state/disputes/waiting-disputes.ts';
import { reviewerAtom } from '../../state/person/reviewer.ts';
import { reviewerDetailsAtom } from '../../state/person/reviewer-details.ts';
import { Avatar } from '../../ui/media/avatar.tsx';

interface AccountAvatarProps {
  /** Id for the text of the dot, which describes the button around it. */
  readonly noteId?: string | undefined;
}

/**
 * The picture of the signed-in reviewer, with a dot where disputes wait for their answer. The name stands beside it or in the
 * label of its button.
 */
export function AccountAvatar({ noteId }: AccountAvatarProps): ReactNode {
  const name = useAtomValue(reviewerAtom)?.name ?? null;
  const details = useAtomValue(reviewerDetailsAtom);
  const count = useAtomValue(waitingDisputesAtom);
  return (
    <span className="mp-menu__avatar">
      <Avatar name={name} image={details?.avatar} verified={details?.verifiedBuyer} />
      {count > 0 && (
        <span className="mp-menu__dot">
          {noteId && (
            <span id={noteId} hidden>
              {waitingMessages.disputes({ count })}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
