import * as v from 'valibot';
import { decodeStored } from '../../api/decode.ts';
import { writeJson } from '../../contract/natives.ts';
import { responseTime } from '../../contract/shop.ts';
import { readJson, sessionStore } from '../../host/storage.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { viewerAtom } from '../person/reviewer.ts';

const storageKey = 'dispute_opened';

/** How long the confirmation of a new dispute is shown, ms. */
const disputeConfirmationMs = 60_000;

/** The confirmation of a new dispute in session storage. */
const openedDispute = v.object({
  /** Until when it is shown, ms since the epoch. */
  until: v.number(),
  /** The encoded id of the person who opened it; null where it is unknown. */
  person: v.nullish(v.string()),
  shop: v.nullish(v.string()),
  response_time: v.nullish(responseTime),
});
export type OpenedDisputeNews = v.InferOutput<typeof openedDispute>;

/** Counts the changes, so that readers are notified. */
const changeCountAtom = atom(0);

/** Confirms a new dispute, on whatever page of this tab comes next: for a minute. */
export const confirmDisputeAtom = atom(null, (get, set, news: Omit<OpenedDisputeNews, 'until'>) => {
  const until = get(servicesAtom).now() + disputeConfirmationMs;
  sessionStore(window).set(storageKey, writeJson({ ...news, until }));
  set(changeCountAtom, get(changeCountAtom) + 1);
});

/** The confirmation of the dispute that the viewer has opened last; null once its minute is over, and for others. */
export const openedDisputeAtom = atom((get): OpenedDisputeNews | null => {
  get(changeCountAtom);
  const { id } = get(viewerAtom);
  const news = decodeStored(openedDispute, readJson(sessionStore(window), storageKey));
  if (!news || news.until <= get(servicesAtom).now()) return null;
  return news.person === null || id === null || news.person === id ? news : null;
});

/** Takes the confirmation away. */
export const forgetOpenedDisputeAtom = atom(null, (get, set) => {
  sessionStore(window).remove(storageKey);
  set(changeCountAtom, get(changeCountAtom) + 1);
});
