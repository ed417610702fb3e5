import type { Followee } from '../../contract/follow.ts';
import { atom, useAtomValue } from '../core/jotai.ts';

/** Identifies what can be followed. */
export const followKey = ({ kind, id }: Followee): string => `${kind}:${id}`;

/** The followers that presses have added so far, or taken away, by `followKey`. */
export const followChangesAtom = atom<ReadonlyMap<string, number>>(new Map<string, number>());

/** The changes that an answer counts already: those before it was first shown. */
const counted = new WeakMap<object, number>();

/**
 * The followers of a person as the last press leaves them.
 * @param answer the part of the host's answer that the count stands in
 */
export function useFollowerCount<T extends number | null | undefined>(
  id: string,
  count: T,
  answer: object,
): T | number {
  const changes = useAtomValue(followChangesAtom).get(followKey({ kind: 'Reviewer', id })) ?? 0;
  const before = counted.get(answer) ?? changes;
  counted.set(answer, before);
  return count == null ? count : count + changes - before;
}
