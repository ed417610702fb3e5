import { toApiError } from '../api/errors.ts';
import { loadFollowed, sendFollow } from '../api/follow.ts';
import type { FollowClass, Followee, NamedFollowee } from '../contract/follow.ts';
import { followsPerCall } from '../contract/limits.ts';
import { followMessages as texts } from '../contract/messages/follow.ts';
import { signInMessages } from '../contract/messages/sign-in.ts';
import { tabChannel } from '../host/tab-channel.ts';
import { signInHref } from '../routing/hrefs.ts';
import { addressAtom } from './address.ts';
import { atom } from './jotai.ts';
import { forgetPressAtom, keepPressAtom, takePressAtom } from './kept-press.ts';
import { servicesAtom } from './services.ts';
import { toastAtom } from './toast.ts';

/** Tells what can be followed apart. */
export const followKey = ({ kind, id }: Followee): string => `${kind}:${id}`;

/** By `followKey`, what is shown as followed: a press counts at once. */
export const followedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** What is known of the hearts of one store. */
interface Ledger {
  /** By key, for hearts that were pressed: what the server holds, and whether it is just being told. */
  readonly pressed: Map<string, { saved: boolean; isSending: boolean }>;
  /** Keys that were asked for, or are about to be. */
  readonly asked: Set<string>;
  /** Ids to ask for with the next call. */
  readonly waiting: Map<FollowClass, string[]>;
}
const ledgerAtom = atom((): Ledger => ({ pressed: new Map(), asked: new Set(), waiting: new Map() }));

const showAtom = atom(null, (get, set, key: string, isFollowed: boolean) => {
  const followed = new Set(get(followedAtom));
  if (isFollowed) followed.add(key);
  else followed.delete(key);
  set(followedAtom, followed);
});

/** Shows the other state at once and tells the server. A guest is led to sign in, and the press is done afterwards. */
export const toggleFollowAtom = atom(null, (get, set, heart: NamedFollowee) => {
  const { hostPage, navigate } = get(servicesAtom);
  if (hostPage.loggedIn) {
    set(toastAtom, null);
    set(forgetPressAtom);
    void set(wishAtom, heart, !get(followedAtom).has(followKey(heart)));
  } else {
    set(keepPressAtom, heart);
    navigate(get(signInHereAtom));
  }
});

/** To the sign-in, and back to this page. */
const signInHereAtom = atom(get => {
  const { pathname, search } = get(addressAtom);
  return signInHref(pathname + search);
});

/**
 * Shows a wish and sends it. One heart has one call at a time: what is wished meanwhile goes out when that was
 * answered, so that no answer and no order of arrival can undo the last press. A refusal, or none at all, takes the
 * heart back to what the server holds.
 */
const wishAtom = atom(null, async (get, set, heart: NamedFollowee, wish: boolean) => {
  const { client, report } = get(servicesAtom);
  const key = followKey(heart);
  const isShown = () => get(followedAtom).has(key);
  const { pressed } = get(ledgerAtom);
  const entry = pressed.get(key) ?? { saved: isShown(), isSending: false };
  pressed.set(key, entry);
  set(showAtom, key, wish);
  if (entry.isSending) return;
  entry.isSending = true;
  let sent = entry.saved;
  // Who leaves the page meanwhile is heard as well: nothing goes out afterwards.
  const leave = () => {
    if (isShown() !== sent) sendFollow(client, heart, isShown()).catch(report);
  };
  window.addEventListener('pagehide', leave);
  try {
    while (isShown() !== entry.saved) {
      sent = isShown();
      await sendFollow(client, heart, sent);
      entry.saved = sent;
      otherTabs.tell([key, sent]);
    }
  } catch (reason) {
    report(reason);
    // Pressed once more meanwhile, it is where it was: nothing has failed that anybody wants.
    if (isShown() === entry.saved) return;
    set(showAtom, key, entry.saved);
    set(failAtom, heart, entry.saved, toApiError(reason).status);
  } finally {
    window.removeEventListener('pagehide', leave);
    entry.isSending = false;
  }
});

/** By `followKey`, what the server was told, and holds since. */
type News = readonly [key: string, isFollowed: boolean];
const otherTabs = tabChannel<News>('marketplace_hearts');

/** Shows what is pressed in other tabs. Returns what ends it. */
export const syncFollowsAtom = atom(null, (get, set) =>
  otherTabs.listen(([key, isFollowed]) => {
    const { pressed } = get(ledgerAtom);
    if (pressed.get(key)?.isSending) return;
    pressed.set(key, { saved: isFollowed, isSending: false });
    set(showAtom, key, isFollowed);
  }),
);

/** What hosts answer when the session has ended: nobody is signed in, or the page's token is of no session any more. */
const signedOutStatuses: readonly unknown[] = [401, 403, 422];

const failAtom = atom(
  null,
  (get, set, heart: NamedFollowee, isFollowed: boolean, status: number | undefined) => {
    const isSignedOut = signedOutStatuses.includes(status);
    // Done later only for who goes and signs in: whoever stays, or loads the page again, has seen it taken back.
    const onFollow = () => {
      if (!isFollowed) set(keepPressAtom, heart);
    };
    set(toastAtom, {
      tone: 'danger',
      ...(isSignedOut
        ? {
            text: signInMessages.signedOut,
            link: { href: get(signInHereAtom), label: signInMessages.signIn, onFollow },
          }
        : { text: (isFollowed ? texts.unfollowFailed : texts.followFailed)(heart.name) }),
    });
  },
);

/** Asks for a reviewer whether they follow something, together with all else on the page. A failure is only logged. */
export const requestFollowedAtom = atom(null, (get, set, heart: Followee) => {
  if (!get(servicesAtom).hostPage.loggedIn) return;
  const { asked, waiting } = get(ledgerAtom);
  const key = followKey(heart);
  if (asked.has(key)) return;
  asked.add(key);
  if (waiting.size === 0) setTimeout(() => set(sendQuestionsAtom));
  waiting.set(heart.kind, [...(waiting.get(heart.kind) ?? []), heart.id]);
});

const sendQuestionsAtom = atom(null, (get, set) => {
  const { waiting } = get(ledgerAtom);
  for (const [kind, ids] of waiting)
    for (let from = 0; from < ids.length; from += followsPerCall)
      void set(loadFollowedAtom, kind, ids.slice(from, from + followsPerCall));
  waiting.clear();
});

const loadFollowedAtom = atom(null, async (get, set, kind: FollowClass, ids: readonly string[]) => {
  const { client, report } = get(servicesAtom);
  const { asked, pressed } = get(ledgerAtom);
  try {
    const found = [...(await loadFollowed(client, kind, ids))].map(id => followKey({ kind, id }));
    // What was pressed meanwhile is newer than this answer.
    const news = found.filter(key => !pressed.has(key));
    if (news.length > 0) set(followedAtom, new Set([...get(followedAtom), ...news]));
  } catch (error) {
    report(error);
    for (const id of ids) asked.delete(followKey({ kind, id }));
  }
});

/** The heart that was pressed before signing in, by `followKey`, until it is in the page. */
const resumedHeartAtom = atom<string | null>(null);

/** Does what was pressed before signing in. */
export const resumeFollowAtom = atom(null, (_get, set) => {
  const heart = set(takePressAtom);
  if (!heart) return;
  set(resumedHeartAtom, followKey(heart));
  void set(wishAtom, heart, true);
  set(toastAtom, { text: texts.follows(heart.name), tone: 'success' });
});

/** Whether a heart that is in the page and shown as followed is the one that was pressed before signing in: true once. */
export const claimResumedFollowAtom = atom(null, (get, set, key: string): boolean => {
  const isIt = get(resumedHeartAtom) === key;
  if (isIt) set(resumedHeartAtom, null);
  return isIt;
});
