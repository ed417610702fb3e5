import { acceptTosCall, savePreferenceCall } from '../contract/account.ts';
import type { Client } from './client.ts';

/** Saves a currency or a country to the profile of the signed-in reviewer. */
export async function savePreference(
  client: Client,
  kind: 'currency' | 'country',
  code: string,
): Promise<void> {
  await client.send(savePreferenceCall, { params: { reviewer: { [`rs_${kind}`]: code } } });
}

/**
 * Accepts the terms of service under the name of the signed-in reviewer. Rejects with an `ApiError`.
 * @param path of the call on this host
 */
export async function acceptTerms(client: Client, path: string, reviewerName: string): Promise<void> {
  await client.send({ ...acceptTosCall, path }, { params: { reviewer_name: reviewerName } });
}
