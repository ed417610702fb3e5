import { clickCall } from '../../contract/click.ts';
import { newId } from '../../host/new-id.ts';
import type { Address } from '../../routing/addresses/address.ts';
import type { Services } from '../core/services.ts';
import type { Click } from './click.ts';
import { currentJourney } from './journey.ts';

const pageviewIds = new WeakMap<object, string>();

/**
 * Sends the record of a click made at an address, even when the page is left meanwhile. Not a mutation: nothing shows
 * whether it was saved. A file of its own, because the first paint records nothing.
 */
export async function recordClick(
  { client, storage }: Services,
  { view, ...link }: Click,
  address: Address,
): Promise<void> {
  const pageview_id = pageviewIds.get(view) ?? newId();
  pageviewIds.set(view, pageview_id);
  const journey = currentJourney(storage, address);
  const params = {
    ...link,
    pageview_id,
    tracking_data: journey,
    referral: journey?.referrer ?? '',
    referral_page: address.key,
  };
  await client.send(clickCall, { params, keepalive: true });
}
