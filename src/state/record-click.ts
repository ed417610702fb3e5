import { sendClick } from '../api/click.ts';
import type { Address } from '../routing/address.ts';
import type { Click } from './click.ts';
import { currentJourney } from './journey.ts';
import { mutation } from './mutation.ts';

/**
 * Writes the record of a click made at an address. Each click is a record of its own, so none waits for another one. A
 * failure is only logged. A file of its own, because the first paint records nothing.
 */
export const recordingClick = mutation<Click, Address>({
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
