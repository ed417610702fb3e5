import { toApiError } from '../api/errors.ts';
import { type Followee, loadFollowed, sendHeart } from '../api/follows.ts';
import type { FollowClass } from '../contract/follows.ts';
import { followsPerCall } from '../contract/limits.ts';
import { pickingMessages as texts } from '../contract/messages/picking.ts';
import { sessionStore } from '../host/storage.ts';
import { signInHref } from '../routing/rules.ts';
import { addressAtom } from './address.ts';
import { atom } from './jotai.ts';
import { messageAtom } from './message.ts';
import { followedAtom, type Heart, heartKey } from './picks.ts';
import { servicesAtom } from './services.ts';

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
export const toggleHeartAtom = atom(null, (get, set, heart: Heart) => {
  const { hostPage, navigate, now } = get(servicesAtom);
  const { pathname, search } = get(addressAtom);
  if (!hostPage.loggedIn) {
    const press: Press = { ...heart, page: pathname + search, time: now() };
    sessionStore(window).set(pressKey, JSON.stringify(press));
    navigate(signInHref(pathname, search));
    return;
  }
  set(messageAtom, null);
  set(wishAtom, heart, !get(followedAtom).has(heartKey(heart)));
});

/**
 * Shows a wish and sends it. One heart has one call at a time: what is wished meanwhile goes out when that was
 * answered, so that no answer and no order of arrival can undo the last press. A refusal, or none at all, takes the
 * heart back to what the server holds.
 */
const wishAtom = atom(null, async (get, set, heart: Heart, wish: boolean) => {
  const { client, report } = get(servicesAtom);
  const key = heartKey(heart);
  const isShown = () => get(followedAtom).has(key);
  const { pressed } = get(ledgerAtom);
  const entry = pressed.get(key) ?? { saved: isShown(), isSending: false };
  pressed.set(key, entry);
  set(showAtom, key, wish);
  if (entry.isSending) return;
  entry.isSending = true;
  try {
    while (isShown() !== entry.saved) {
      const sent = isShown();
      await sendHeart(client, heart, sent);
      entry.saved = sent;
    }
  } catch (reason) {
    report(reason);
    // Pressed once more meanwhile, it is where it was: nothing has failed that anybody wants.
    if (isShown() === entry.saved) return;
    set(showAtom, key, entry.saved);
    set(failAtom, heart, entry.saved, toApiError(reason).status);
  } finally {
    entry.isSending = false;
  }
});

const failAtom = atom(null, (get, set, { name }: Heart, isFollowed: boolean, status: number | undefined) => {
  const { pathname, search } = get(addressAtom);
  if (status === 401)
    set(messageAtom, {
      text: texts.signedOut,
      tone: 'danger',
      link: { href: signInHref(pathname, search), label: texts.signIn },
    });
  else {
    const text = isFollowed ? texts.unfollowFailed : texts.followFailed;
    set(messageAtom, { text: text(name), tone: 'danger' });
  }
});

/** Asks for a reviewer whether they follow something, together with all else on the page. A failure is only logged. */
export const askFollowedAtom = atom(null, (get, set, heart: Followee) => {
  if (!get(servicesAtom).hostPage.loggedIn) return;
  const { asked, waiting } = get(ledgerAtom);
  const key = heartKey(heart);
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
    const found = [...(await loadFollowed(client, kind, ids))].map(id => heartKey({ kind, id }));
    // What was pressed meanwhile is newer than this answer.
    const news = found.filter(key => !pressed.has(key));
    if (news.length > 0) set(followedAtom, new Set([...get(followedAtom), ...news]));
  } catch (error) {
    report(error);
    for (const id of ids) asked.delete(heartKey({ kind, id }));
  }
});

/** A guest's press, kept in this tab while they sign in. */
interface Press extends Heart {
  /** Path and query of the page it was on. */
  readonly page: string;
  /** ms since the epoch. */
  readonly time: number;
}
const pressKey = 'pressed_heart';
/** Whoever takes longer has something else in mind by then, ms. */
const pressLastsMs = 10 * 60_000;

/**
 * Does what a guest had pressed before signing in, once, on the same page.
 * @returns the key of that heart; null when there is nothing to do
 */
export const resumeHeartAtom = atom(null, (get, set): string | null => {
  const { hostPage, now } = get(servicesAtom);
  const { pathname, search } = get(addressAtom);
  const storage = sessionStore(window);
  const press = readPress(storage.get(pressKey));
  // The page of the sign-in lies between.
  if (press?.page !== pathname + search) return null;
  storage.remove(pressKey);
  if (!hostPage.loggedIn || now() - press.time >= pressLastsMs) return null;
  void set(wishAtom, press, true);
  set(messageAtom, { text: texts.follows(press.name), tone: 'success' });
  return heartKey(press);
});

function readPress(text: string | null): Press | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isPress(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isPress(kept: unknown): kept is Press {
  const { kind, id, name, page, time } = (kept ?? {}) as Record<keyof Press, unknown>;
  return [kind, id, name, page].every(text => typeof text === 'string') && typeof time === 'number';
}
