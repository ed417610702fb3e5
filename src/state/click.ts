import { sendClick } from '../api/click.ts';
import type { ClickRecord } from '../contract/click.ts';
import type { Address } from '../routing/address.ts';
import { addressAtom } from './address.ts';
import { atom } from './jotai.ts';
import { currentJourney } from './journey.ts';
import { mutation } from './mutation.ts';

/** What the clicked link knows. */
export type Click = Pick<ClickRecord, 'shop_id' | 'product_id' | 'pageview_id'>;

/** Each click is a record of its own, so none waits for another one. A failure is only logged. */
const recording = mutation<Click, Address>({
  key: click => click,
  send({ client, storage }, click, address) {
    const journey = currentJourney(storage, address);
    return sendClick(client, {
      ...click,
      tracking_data: journey,
      referral: journey?.referrer ?? '',
      referral_page: address.key,
    });
  },
});

/** Records a click on a link to a store, with the shopper's journey. */
export const recordClickAtom = atom(null, (get, set, click: Click) =>
  set(recording.runAtom, { ...click }, get(addressAtom)),
);
