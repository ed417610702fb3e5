/** What is known of follows: which are displayed, which are being saved, and what they add to the numbers of followers. */
import type { Followee } from '../../contract/follow.ts';
import { atom, useAtomValue } from '../core/jotai.ts';
import type { MutationState } from '../writes/mutation.ts';

/** Identifies what can be followed. */
export const followKey = ({ kind, id }: Followee): string => `${kind}:${id}`;

/** The followees displayed as followed, by `followKey`. A press changes them at once. */
export const followedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The followers that presses have added so far, or taken away, by `followKey`. */
export type FollowChanges = ReadonlyMap<string, number>;
export const followChangesAtom = atom<FollowChanges>(new Map<string, number>());

/** These changes and one more. */
export const withChange = (changes: FollowChanges, key: string, isFollowed: boolean): FollowChanges =>
  new Map(changes).set(key, (changes.get(key) ?? 0) + (isFollowed ? 1 : -1));

/** The presses that are being saved, or failed, by `followKey`. */
export const followStatesAtom = atom<ReadonlyMap<unknown, MutationState<boolean>>>(
  new Map<unknown, MutationState<boolean>>(),
);

/** The changes that an answer counts already: those that were saved before it was first shown. */
const counted = new WeakMap<object, FollowChanges>();

/**
 * What presses have changed since an answer came, as the last ones leave it.
 * @param answer the part of the host's answer that the counts stand in
 * @returns the sum for the `followKey`s that it is asked for
 */
export function useChangesSince(answer: object | undefined): (isAsked: (key: string) => boolean) => number {
  const changes = useAtomValue(followChangesAtom);
  const presses = useAtomValue(followStatesAtom);
  if (answer && !counted.has(answer)) {
    let saved: FollowChanges = changes;
    for (const [key, press] of presses)
      if (press.status === 'pending') saved = withChange(saved, String(key), !press.value);
    counted.set(answer, saved);
  }
  const before = answer && counted.get(answer);
  return isAsked => {
    let sum = 0;
    for (const [key, change] of changes) if (isAsked(key)) sum += change - (before?.get(key) ?? 0);
    return sum;
  };
}

/** The followers of a person as the last press leaves them; `answer` as for `useChangesSince`. */
export function useFollowerCount<T extends number | null | undefined>(
  id: string,
  count: T,
  answer: object,
): T | number {
  const since = useChangesSince(answer);
  const own = followKey({ kind: 'Reviewer', id });
  return count == null ? count : Math.max(0, count + since(key => key === own));
}
