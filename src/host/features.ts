import type { Feature } from '../routes.ts';
import type { Fields } from './json.ts';

let given: Fields = {};

/**
 * Takes over `app_meta.features`, until the next page does. What is off has no entry, no call, and its addresses are pages
 * of the host. `late-meta.ts` names what is wrong with them.
 */
export function setFeatures(fields: Fields = {}): void {
  given = fields;
}

/** Whether the host has left a feature on. */
export const isOn = (feature: Feature): boolean => given[feature] !== false;
