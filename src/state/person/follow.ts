import { loadFollowed, sendFollow } from '../../api/follow.ts';
import type { FollowClass, Followee, NamedFollowee } from '../../contract/follow.ts';
import { followsPerCall } from '../../contract/limits.ts';
import { may } from '../../domain/permissions.ts';
import { isOn } from '../../host/features.ts';
import { tabChannel } from '../../host/tab-channel.ts';
import { followMessages as texts } from '../../messages/follow.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { toastAtom } from '../page/notices.ts';
import { failureToast } from '../writes/failure-toast.ts';
import { isPressOn, mutation } from '../writes/mutation.ts';
import { followChangesAtom, followedAtom, followKey, followStatesAtom, withChange } from './follow-state.ts';
import { viewerAtom } from './reviewer.ts';

/** Shows that one is followed, or is not. */
export const showFollowAtom = atom(null, (get, set, key: string, isFollowed: boolean) => {
  const followed = new Set(get(followedAtom));
  if (followed.has(key) !== isFollowed)
    set(followChangesAtom, withChange(get(followChangesAtom), key, isFollowed));
  if (isFollowed) followed.add(key);
  else followed.delete(key);
  set(followedAtom, followed);
  get(followRequestsAtom).pressed.add(key);
});

/** The `followKey` pressed before signing in, until its button is in the page. */
const resumedFollowAtom = atom<string | null>(null);

/** Whether the button of this `followKey` was pressed before signing in. Returns true only once. */
export const claimResumedFollowAtom = atom(null, (get, set, key: string): boolean => {
  const isClaimed = get(resumedFollowAtom) === key;
  if (isClaimed) set(resumedFollowAtom, null);
  return isClaimed;
});

/** A saved change in another tab. */
type TabMessage = readonly [key: string, isFollowed: boolean];
/** The same page in other tabs. */
const followTabs = tabChannel<TabMessage>('marketplace_follows');

/**
 * Follows or unfollows. A toast says what is followed now, links to all of it, and takes it back. A failure reverts the heart
 * and shows a toast. When the session has ended, the toast offers to sign in, and the press is repeated afterwards.
 */
const follow = mutation<NamedFollowee, boolean>({
  key: followKey,
  statesAtom: followStatesAtom,
  send: ({ client }, followee, isFollowed) => sendFollow(client, followee, isFollowed),
  sendsOnLeave: true,
  optimistic: {
    read: (get, followee) => get(followedAtom).has(followKey(followee)),
    write: (set, followee, isFollowed) => set(showFollowAtom, followKey(followee), isFollowed),
  },
  onSaved(get, set, followee, isFollowed) {
    const key = followKey(followee);
    followTabs.send([key, isFollowed]);
    // A later press may have taken it back while this one was being sent.
    if (isFollowed && get(followedAtom).has(key))
      set(toastAtom, {
        text: texts.follows({ name: followee.name }),
        tone: 'success',
        link: { href: pathOf('following'), label: texts.seeFollowing },
        undo: () => void set(follow.runAtom, followee, false),
      });
  },
  onFailed(_get, set, failure) {
    const { record, value: isFollowed, signIn } = failure;
    const failed = isFollowed ? texts.followFailed : texts.unfollowFailed;
    // Saved only when the link is followed: a person who stays has seen the heart reverted.
    const onFollow = () => isFollowed && signIn?.postpone();
    set(toastAtom, failureToast(failure, failed({ name: record.name }), onFollow));
  },
  resume: {
    name: 'follow',
    isValid: isPressOn<NamedFollowee>({ kind: 'string', id: 'string', name: 'string' }),
  },
});

/**
 * Shows the other state at once and saves it. A guest signs in first, and the press is repeated afterwards. Fulfilled with
 * true when the last press on it is saved.
 */
export const toggleFollowAtom = atom(null, (get, set, followee: NamedFollowee): Promise<boolean> => {
  set(toastAtom, null);
  return set(follow.runAtom, followee, !get(followedAtom).has(followKey(followee)));
});

/** Repeats the press from before signing in. */
export const resumeFollowAtom = atom(null, (_get, set) => {
  const [followee] = set(follow.resumeAtom) ?? [];
  if (followee) set(resumedFollowAtom, followKey(followee));
});

/** Shows changes of other tabs, except while the same record is being saved here. Returns a function that stops it. */
export const syncFollowsAtom = atom(null, (get, set) =>
  followTabs.listen(([key, isFollowed]) => {
    if (get(followStatesAtom).get(key)?.status !== 'pending') set(showFollowAtom, key, isFollowed);
  }),
);

/** Which follow states this page has requested, by `followKey`. */
interface FollowRequests {
  /** Requested, or waiting to be. */
  readonly requested: Set<string>;
  /** Pressed here or in another tab, so newer than any answer. */
  readonly pressed: Set<string>;
  /** Ids for the next call. */
  readonly waiting: Map<FollowClass, string[]>;
}
export const followRequestsAtom = atom(
  (): FollowRequests => ({ requested: new Set(), pressed: new Set(), waiting: new Map() }),
);

/**
 * Requests whether the signed-in reviewer follows something. Requests of one moment are sent together: one call for each kind
 * and each `followsPerCall` ids. A failure is only logged.
 */
export const requestFollowedAtom = atom(null, (get, set, followee: Followee) => {
  if (!isOn('following') || !may(get(viewerAtom), 'follow')) return;
  const { requested, waiting } = get(followRequestsAtom);
  const key = followKey(followee);
  if (requested.has(key)) return;
  requested.add(key);
  if (waiting.size === 0) setTimeout(() => set(sendRequestsAtom));
  waiting.set(followee.kind, [...(waiting.get(followee.kind) ?? []), followee.id]);
});

/** Takes over what an answer lists as followed, which saves a request. A later press is newer. */
export const showFollowedAtom = atom(null, (get, set, followees: readonly Followee[]) => {
  const { requested, pressed } = get(followRequestsAtom);
  const keys = followees.map(followKey);
  for (const key of keys) requested.add(key);
  const unpressed = keys.filter(key => !pressed.has(key));
  if (unpressed.length > 0) set(followedAtom, new Set([...get(followedAtom), ...unpressed]));
});

const sendRequestsAtom = atom(null, (get, set) => {
  const { waiting } = get(followRequestsAtom);
  for (const [kind, ids] of waiting)
    for (let from = 0; from < ids.length; from += followsPerCall)
      void set(loadFollowedAtom, kind, ids.slice(from, from + followsPerCall));
  waiting.clear();
});

const loadFollowedAtom = atom(null, async (get, set, kind: FollowClass, ids: readonly string[]) => {
  const { client, report } = get(servicesAtom);
  const { requested, pressed } = get(followRequestsAtom);
  try {
    const found = [...(await loadFollowed(client, kind, ids))].map(id => followKey({ kind, id }));
    // A press during the request is newer than this answer.
    const unpressed = found.filter(key => !pressed.has(key));
    if (unpressed.length > 0) set(followedAtom, new Set([...get(followedAtom), ...unpressed]));
  } catch (error) {
    report(error);
    for (const id of ids) requested.delete(followKey({ kind, id }));
  }
});
