import { savePreferenceCall } from '../contract/preference.ts';
import type { Client } from './client.ts';

/** Saves a currency or a country to the profile of the signed-in reviewer. */
export async function savePreference(
  client: Client,
  kind: 'currency' | 'country',
  code: string,
): Promise<void> {
  await client.send(savePreferenceCall, { params: { reviewer: { [`rs_${kind}`]: code } } });
}
