import { loadFollowed, sendFollow } from '../api/follow.ts';
import type { FollowClass, Followee, NamedFollowee } from '../contract/follow.ts';
import { followsPerCall } from '../contract/limits.ts';
import { followMessages as texts } from '../contract/messages/follow.ts';
import { uiMessages } from '../contract/messages/ui.ts';
import { isRecord } from '../host/json.ts';
import { tabChannel } from '../host/tab-channel.ts';
import { atom } from './jotai.ts';
import { mutation } from './mutation.ts';
import { servicesAtom } from './services.ts';
import { toastAtom } from './toast.ts';

/** Tells what can be followed apart. */
export const followKey = ({ kind, id }: Followee): string => `${kind}:${id}`;

/** By `followKey`, what is shown as followed: a press counts at once. */
export const followedAtom = atom<ReadonlySet<string>>(new Set<string>());

const showAtom = atom(null, (get, set, key: string, isFollowed: boolean) => {
  const followed = new Set(get(followedAtom));
  if (isFollowed) followed.add(key);
  else followed.delete(key);
  set(followedAtom, followed);
  get(questionsAtom).settled.add(key);
});

/**
 * Follows, or no longer. A refusal, or no answer, takes the heart back, with a toast; somebody whose session has ended is
 * offered to sign in, and what they wanted to follow is followed then.
 */
const follow = mutation<NamedFollowee, boolean>({
  key: followKey,
  send: ({ client }, followee, isFollowed) => sendFollow(client, followee, isFollowed),
  sendsOnLeave: true,
  optimistic: {
    read: (get, followee) => get(followedAtom).has(followKey(followee)),
    write: (set, followee, isFollowed) => set(showAtom, followKey(followee), isFollowed),
  },
  onSaved: (_get, _set, followee, isFollowed) => otherTabs.send([followKey(followee), isFollowed]),
  onFailed(_get, set, { record: { name }, value: isFollowed, signIn }) {
    const failed = isFollowed ? texts.followFailed : texts.unfollowFailed;
    if (!signIn) return set(toastAtom, { tone: 'danger', text: failed(name) });
    // Only for who goes and signs in: whoever stays, or loads the page again, has seen it taken back.
    const onFollow = () => isFollowed && signIn.keep();
    const link = { href: signIn.href, label: uiMessages.signIn, onFollow };
    set(toastAtom, { tone: 'danger', text: uiMessages.signedOut, link });
  },
  resume: {
    name: 'follow',
    isValid: (kept): kept is readonly [NamedFollowee, boolean] =>
      Array.isArray(kept) &&
      isRecord(kept[0]) &&
      [kept[0].kind, kept[0].id, kept[0].name].every(text => typeof text === 'string') &&
      kept[1] === true,
  },
});

/** Shows the other state at once and saves it. A guest is led to sign in, and the press is done afterwards. */
export const toggleFollowAtom = atom(null, (get, set, followee: NamedFollowee) => {
  set(toastAtom, null);
  void set(follow.runAtom, followee, !get(followedAtom).has(followKey(followee)));
});

/** What was pressed before signing in, by `followKey`, until its button is in the page. */
const resumedAtom = atom<string | null>(null);

/** Follows what was pressed before signing in. */
export const resumeFollowAtom = atom(null, (_get, set) => {
  const [followee] = set(follow.resumeAtom) ?? [];
  if (!followee) return;
  set(resumedAtom, followKey(followee));
  set(toastAtom, { text: texts.follows(followee.name), tone: 'success' });
});

/** Whether a button that is in the page and pressed is the one that was pressed before signing in: true once. */
export const claimResumedFollowAtom = atom(null, (get, set, key: string): boolean => {
  const isIt = get(resumedAtom) === key;
  if (isIt) set(resumedAtom, null);
  return isIt;
});

/** By `followKey`, what the server holds since a press in another tab. */
type News = readonly [key: string, isFollowed: boolean];
const otherTabs = tabChannel<News>('marketplace_hearts');

/** Shows what is pressed in other tabs, but for what is being saved here. Returns what ends it. */
export const syncFollowsAtom = atom(null, (get, set) =>
  otherTabs.listen(([key, isFollowed]) => {
    if (get(follow.statesAtom).get(key)?.status !== 'pending') set(showAtom, key, isFollowed);
  }),
);

/** What this page asks about follows, by `followKey`. */
interface Questions {
  /** What was asked for, or is about to be. */
  readonly asked: Set<string>;
  /** What was pressed here or in another tab: newer than any answer. */
  readonly settled: Set<string>;
  /** Ids to ask for with the next call. */
  readonly waiting: Map<FollowClass, string[]>;
}
const questionsAtom = atom((): Questions => ({ asked: new Set(), settled: new Set(), waiting: new Map() }));

/** Asks for a reviewer whether they follow something, together with all else on the page. A failure is only logged. */
export const requestFollowedAtom = atom(null, (get, set, followee: Followee) => {
  if (!get(servicesAtom).hostPage.loggedIn) return;
  const { asked, waiting } = get(questionsAtom);
  const key = followKey(followee);
  if (asked.has(key)) return;
  asked.add(key);
  if (waiting.size === 0) setTimeout(() => set(sendQuestionsAtom));
  waiting.set(followee.kind, [...(waiting.get(followee.kind) ?? []), followee.id]);
});

const sendQuestionsAtom = atom(null, (get, set) => {
  const { waiting } = get(questionsAtom);
  for (const [kind, ids] of waiting)
    for (let from = 0; from < ids.length; from += followsPerCall)
      void set(loadFollowedAtom, kind, ids.slice(from, from + followsPerCall));
  waiting.clear();
});

const loadFollowedAtom = atom(null, async (get, set, kind: FollowClass, ids: readonly string[]) => {
  const { client, report } = get(servicesAtom);
  const { asked, settled } = get(questionsAtom);
  try {
    const found = [...(await loadFollowed(client, kind, ids))].map(id => followKey({ kind, id }));
    // What was pressed meanwhile is newer than this answer.
    const news = found.filter(key => !settled.has(key));
    if (news.length > 0) set(followedAtom, new Set([...get(followedAtom), ...news]));
  } catch (error) {
    report(error);
    for (const id of ids) asked.delete(followKey({ kind, id }));
  }
});
