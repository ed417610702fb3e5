import { useState } from 'react';
import { toApiError } from '../../api/errors.ts';
import { type ClickRecord, clickCall } from '../../contract/click.ts';
import { newId } from '../../host/new-id.ts';
import { lazy } from '../../loading/lazy.ts';
import { atom, useSetAtom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { addressAtom } from './address.ts';

const journeys = lazy(() => import('./journey.ts'));

/** The data of the clicked link. `view` stands for the view of the page; clicks in the same one get the same id. */
export type Click = Pick<ClickRecord, 'shop_id' | 'product_id'> & { readonly view: object };

const pageviewIds = new WeakMap<object, string>();

/**
 * Records a click on a link to a store, with the person's journey, even when the page is left meanwhile. A failure is only
 * logged. Not a mutation: nothing shows whether it was saved.
 */
export const recordClickAtom = atom(null, async (get, _set, { view, ...link }: Click) => {
  const { client, storage, report } = get(servicesAtom);
  // Read before the code of the journey is loaded: another page may be open afterwards.
  const address = get(addressAtom);
  const pageview_id = pageviewIds.get(view) ?? newId();
  pageviewIds.set(view, pageview_id);
  try {
    const { currentJourney } = await journeys.load();
    const journey = currentJourney(storage, address);
    const params = {
      ...link,
      pageview_id,
      tracking_data: journey,
      referral: journey?.referrer ?? '',
      referral_page: address.key,
    };
    await client.send(clickCall, { params, keepalive: true });
  } catch (error) {
    // Ad blockers stop such calls: that is their users' wish, and no failure.
    if (toApiError(error).kind !== 'network') report(error);
  }
});

/** Records a click that leads from this view of a page to the store's own site. */
export function useStoreClick(shop_id: string, product_id: string | null): () => void {
  const recordClick = useSetAtom(recordClickAtom);
  const [view] = useState(() => ({}));
  return () => void recordClick({ shop_id, product_id, view });
}
