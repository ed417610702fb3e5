import type { NamedFollowee } from '../contract/follow.ts';
import { readJson, sessionStore } from '../host/storage.ts';
import { addressAtom } from './address.ts';
import { atom } from './jotai.ts';
import { servicesAtom } from './services.ts';

/** The press on a heart of somebody who is not signed in, kept in this tab while they sign in. */
interface Press extends NamedFollowee {
  /** Path and query of the page it was on. */
  readonly page: string;
  /** ms since the epoch. */
  readonly time: number;
}
const pressKey = 'pressed_heart';
/** Whoever takes longer has something else in mind by then, ms. */
const pressLastsMs = 10 * 60_000;

export const keepPressAtom = atom(null, (get, _set, heart: NamedFollowee) => {
  const press: Press = { ...heart, page: get(addressAtom).key, time: get(servicesAtom).now() };
  sessionStore(window).set(pressKey, JSON.stringify(press));
});

/** What is pressed later by somebody who is signed in says what they want by then. */
export const forgetPressAtom = atom(null, () => sessionStore(window).remove(pressKey));

/** The press to do now, once; null as long as its page is not there again, and when nobody has signed in, or late. */
export const takePressAtom = atom(null, (get): NamedFollowee | null => {
  const { hostPage, now } = get(servicesAtom);
  const storage = sessionStore(window);
  const press = readJson(storage, pressKey);
  // The page of the sign-in lies between.
  if (!isPress(press) || press.page !== get(addressAtom).key) return null;
  storage.remove(pressKey);
  return hostPage.loggedIn && now() - press.time < pressLastsMs ? press : null;
});

function isPress(kept: unknown): kept is Press {
  const { kind, id, name, page, time } = (kept ?? {}) as Record<keyof Press, unknown>;
  return [kind, id, name, page].every(text => typeof text === 'string') && typeof time === 'number';
}
