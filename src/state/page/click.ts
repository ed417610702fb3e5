import { useState } from 'react';
import type { ClickRecord } from '../../contract/click.ts';
import { lazy } from '../../loading/lazy.ts';
import { atom, useSetAtom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { addressAtom } from './address.ts';

const recording = lazy('record-click', () => import('./record-click.ts'));

/** The data of the clicked link. `view` stands for the view of the page; clicks in the same one get the same id. */
export type Click = Pick<ClickRecord, 'shop_id' | 'product_id'> & { readonly view: object };

/**
 * Records a click on a link to a store, with the person's journey. Loads the code for it first, if need be. A failure
 * is only logged.
 */
export const recordClickAtom = atom(null, async (get, _set, click: Click) => {
  // Read before the code is loaded: another page may be open afterwards.
  const address = get(addressAtom);
  try {
    const { recordClick } = await recording.load();
    await recordClick(get(servicesAtom), click, address);
  } catch (error) {
    get(servicesAtom).report(error);
  }
});

/** Records a click that leads from this view of a page to the store's own site. */
export function useStoreClick(shop_id: string, product_id: string | null): () => void {
  const recordClick = useSetAtom(recordClickAtom);
  const [view] = useState(() => ({}));
  return () => void recordClick({ shop_id, product_id, view });
}
