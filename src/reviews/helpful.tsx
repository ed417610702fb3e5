import { useEffect } from 'react';
import type { Review } from '../contract/reviews.ts';
import { hasEnded, wordsOf } from '../domain/failure.ts';
import { helpfulMessages as texts } from '../messages/review-list.ts';
import { reviewMessages } from '../messages/reviews.ts';
import { uiMessages } from '../messages/ui.ts';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { viewerAtom } from '../state/person/reviewer.ts';
import { helpfulVote, saveVoteAtom, votesAtom } from '../state/reviews/helpful.ts';
import { type MutationState, useMutation } from '../state/writes/mutation.ts';
import { signInHrefAtom } from '../state/writes/sign-in.ts';
import { Chip } from '../ui/forms/chip.tsx';
import { ThumbsUp } from '../ui/icons/thumbs-up.ts';
import { TextLink } from '../ui/navigation/text-link.tsx';

type FailedVote = Extract<MutationState<boolean>, { status: 'failed' }>;

/**
 * How many people found a review helpful, and the button to say so: not on one's own review. Nothing where the host counts
 * no votes.
 */
export function Helpful({ review }: { readonly review: Review }) {
  const { public_id: id, helpful, reviewer } = review;
  const wasVoted = helpful?.voted === true;
  const record = { id: id ?? '', wasVoted };
  const { state, run } = useMutation(helpfulVote, record);
  const isVoted = useAtomValue(votesAtom).get(record.id) ?? wasVoted;
  const viewer = useAtomValue(viewerAtom);
  if (!id || !helpful) return null;
  const isOwn = viewer.id !== null && viewer.id === reviewer?.encoded_id;
  const count = Math.max(0, helpful.count + Number(isVoted) - Number(wasVoted));
  if (isOwn && count === 0) return null;
  return (
    <div className="mp-review__helpful">
      {!isOwn && (
        <Chip
          icon={ThumbsUp}
          selected={isVoted}
          aria-label={texts.helpfulOf({ name: reviewer?.name || reviewMessages.anonymous })}
          onClick={() => void run(!isVoted)}
        >
          {texts.helpful}
        </Chip>
      )}
      {count > 0 && <span>{texts.count({ count })}</span>}
      {state.status === 'failed' && (
        <p role="alert">{hasEnded(state.error) ? <SignIn record={record} /> : reasonOf(state)}</p>
      )}
    </div>
  );
}

/** What the host says against the vote, else why it was not saved. */
const reasonOf = ({ error, fieldErrors }: FailedVote): string =>
  Object.values(fieldErrors).flat().join(' ') || wordsOf(error) || texts.failed;

/** The session has ended: signs in, and votes. */
function SignIn({ record }: { readonly record: Parameters<typeof helpfulVote.key>[0] }) {
  const saveVote = useSetAtom(saveVoteAtom);
  return (
    <>
      <span>{`${uiMessages.signedOut} `}</span>
      <TextLink href={useAtomValue(signInHrefAtom)} onClick={() => saveVote(record)}>
        {uiMessages.signIn}
      </TextLink>
    </>
  );
}

/** Sends the vote that its reader made before signing in. Render it once, with the reviews. */
export function HelpfulResumed(): null {
  const resume = useSetAtom(helpfulVote.resumeAtom);
  useEffect(() => void resume(), [resume]);
  return null;
}
