import type { FollowClass } from '../../contract/follow.ts';
import { useAtomValue } from '../core/jotai.ts';
import { type FollowChanges, followChangesAtom, followStatesAtom } from './follow-state.ts';

/** The changes that an answer counts already: those that were saved before it was first shown. */
const counted = new WeakMap<object, FollowChanges>();

/**
 * How many more of a kind the viewer follows than an answer says, as the last presses leave them.
 * @param answer the part of the host's answer that the counts stand in
 */
export function useFollowedSince(answer: object | undefined): (kind: FollowClass) => number {
  const changes = useAtomValue(followChangesAtom);
  const presses = useAtomValue(followStatesAtom);
  if (answer && !counted.has(answer)) {
    const saved = new Map(changes);
    for (const [key, press] of presses)
      if (press.status === 'pending')
        saved.set(String(key), (saved.get(String(key)) ?? 0) - (press.value ? 1 : -1));
    counted.set(answer, saved);
  }
  const before = answer && counted.get(answer);
  return kind => {
    let more = 0;
    for (const [key, change] of changes)
      if (key.startsWith(`${kind}:`)) more += change - (before?.get(key) ?? 0);
    return more;
  };
}
