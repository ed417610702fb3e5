import { sendFollow } from '../../api/follow.ts';
import type { NamedFollowee } from '../../contract/follow.ts';
import { followMessages as texts } from '../../messages/follow.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { atom } from '../core/jotai.ts';
import { toastAtom } from '../page/notices.ts';
import { failureToast } from '../writes/failure-toast.ts';
import type { Toggle } from '../writes/late-toggle.ts';
import { isPressOn, mutation } from '../writes/mutation.ts';
import {
  followedAtom,
  followKey,
  followStatesAtom,
  followTabs,
  resumedFollowAtom,
  showFollowAtom,
} from './follow.ts';

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

/** Follows what is not followed, and unfollows what is. */
export const followToggle: Toggle<NamedFollowee> = {
  toggleAtom: atom(null, (get, set, followee: NamedFollowee) =>
    set(follow.runAtom, followee, !get(followedAtom).has(followKey(followee))),
  ),
  resumeAtom: atom(null, (_get, set) => {
    const [followee] = set(follow.resumeAtom) ?? [];
    if (followee) set(resumedFollowAtom, followKey(followee));
  }),
};
