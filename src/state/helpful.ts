import { sendHelpful } from '../api/helpful.ts';
import { isRecord } from '../host/json.ts';
import { atom } from './jotai.ts';
import { mutation } from './mutation.ts';
import { saveWriteAtom } from './sign-in.ts';

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
    isValid: (saved): saved is readonly [VotedReview, boolean] =>
      Array.isArray(saved) &&
      isRecord(saved[0]) &&
      typeof saved[0].id === 'string' &&
      typeof saved[0].wasVoted === 'boolean' &&
      saved[1] === true,
  },
});

/** Saves a vote that failed because the session has ended, until its reader has signed in. */
export const saveVoteAtom = atom(null, (_get, set, review: VotedReview) =>
  set(saveWriteAtom, name, [review, true]),
);
