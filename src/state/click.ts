import type { ClickRecord } from '../contract/click.ts';
import { lazy } from '../loading/lazy.ts';
import { addressAtom } from './address.ts';
import { atom } from './jotai.ts';
import { servicesAtom } from './services.ts';

const recording = lazy('record-click', () => import('./record-click.ts'));

/** What the clicked link knows. */
export type Click = Pick<ClickRecord, 'shop_id' | 'product_id' | 'pageview_id'>;

/**
 * Records a click on a link to a store, with the shopper's journey. Loads the code for it first, if need be. A failure
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
