import { loadFollowed } from '../../api/follow.ts';
import type { FollowClass } from '../../contract/follow.ts';
import { followsPerCall } from '../../contract/limits.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { followRequestsAtom } from './follow.ts';
import { followChangesAtom, followedAtom, followKey, followStatesAtom, withChange } from './follow-state.ts';

/**
 * Asks again for every follow state that this page has, for pages that were away while others went on. What is being saved
 * here is newer than the answers. A failure is only logged.
 */
export const renewFollowsAtom = atom(null, async (get, set) => {
  const { client, report } = get(servicesAtom);
  const { requested, pressed } = get(followRequestsAtom);
  const idsOf = new Map<FollowClass, string[]>();
  for (const key of new Set([...requested, ...pressed])) {
    const kind = key.slice(0, key.indexOf(':')) as FollowClass;
    idsOf.set(kind, [...(idsOf.get(kind) ?? []), key.slice(kind.length + 1)]);
  }
  const renew = async (kind: FollowClass, ids: readonly string[]) => {
    const found = await loadFollowed(client, kind, ids);
    const followed = new Set(get(followedAtom));
    let changes = get(followChangesAtom);
    for (const id of ids) {
      const key = followKey({ kind, id });
      const isFollowed = found.has(id);
      if (followed.has(key) === isFollowed || get(followStatesAtom).get(key)?.status === 'pending') continue;
      changes = withChange(changes, key, isFollowed);
      if (isFollowed) followed.add(key);
      else followed.delete(key);
    }
    set(followedAtom, followed);
    set(followChangesAtom, changes);
  };
  const calls: Promise<void>[] = [];
  for (const [kind, ids] of idsOf)
    for (let from = 0; from < ids.length; from += followsPerCall)
      calls.push(renew(kind, ids.slice(from, from + followsPerCall)));
  await Promise.all(calls).catch(report);
});
