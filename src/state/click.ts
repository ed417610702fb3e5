import { sendClick } from '../api/click.ts';
import type { ClickRecord } from '../contract/click.ts';
import type { Address } from '../routing/address.ts';
import { addressAtom } from './address.ts';
import { atom } from './jotai.ts';
import { currentJourney } from './journey.ts';
import { mutation } from './mutation.ts';

/** What the one who was clicked on knows. */
export type Click = Pick<ClickRecord, 'shop_id' | 'product_id' | 'pageview_id'>;

/** Every click is a record of its own: none waits for another one. A failure is only logged. */
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

/** Records a click that leads to a store, with how the shopper came here. */
export const recordClickAtom = atom(null, (get, set, click: Click) =>
  set(recording.runAtom, { ...click }, get(addressAtom)),
);
