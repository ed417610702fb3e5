import { sendHelpful } from '../../api/helpful.ts';
import { atom } from '../core/jotai.ts';
import { isPressOn, mutation } from '../writes/mutation.ts';
import { postponeWriteAtom } from '../writes/sign-in.ts';

/** A review to vote on. */
export interface VotedReview {
  /** Its `public_id`. */
  readonly id: string;
  /** Whether the answer of the host has the reader's vote. */
  readonly wasVoted: boolean;
}

/** Votes that are newer than the answers they were read from, by the reviews' `public_id`. */
export const votesAtom = atom<ReadonlyMap<string, boolean>>(new Map<string, boolean>());

const name = 'helpful';

/** Votes that a review is helpful, or takes that back. It shows at once; a failure shows the saved vote again. */
export const helpfulVote = mutation<VotedReview, boolean>({
  key: ({ id }) => id,
  send: ({ client }, { id }, isHelpful) => sendHelpful(client, id, isHelpful),
  sendsOnLeave: true,
  optimistic: {
    read: (get, { id, wasVoted }) => get(votesAtom).get(id) ?? wasVoted,
    write: (set, { id }, isHelpful) => set(votesAtom, votes => new Map(votes).set(id, isHelpful)),
  },
  resume: {
    name,
    isValid: isPressOn<VotedReview>({ id: 'string', wasVoted: 'boolean' }),
  },
});

/** Postpones a vote that failed because the session has ended, until its reader has signed in. */
export const saveVoteAtom = atom(null, (_get, set, review: VotedReview) =>
  set(postponeWriteAtom, name, [review, true]),
);
