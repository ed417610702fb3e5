import { sendClick } from '../api/click.ts';
import type { ClickRecord } from '../contract/click.ts';
import { addressAtom } from './address.ts';
import { atom } from './jotai.ts';
import { currentJourney } from './journey.ts';
import { servicesAtom } from './services.ts';

/** What the one who was clicked on knows. */
export type Click = Pick<ClickRecord, 'shop_id' | 'product_id' | 'pageview_id'>;

/** Tells the server of a click that leads to a store, with how the shopper came here. A failure is only logged. */
export const recordClickAtom = atom(null, async (get, _set, click: Click) => {
  const { client, storage, report } = get(servicesAtom);
  const address = get(addressAtom);
  try {
    const journey = currentJourney(storage, address);
    await sendClick(client, {
      ...click,
      tracking_data: journey,
      referral: journey?.referrer ?? '',
      referral_page: address.key,
    });
  } catch (error) {
    report(error);
  }
});
