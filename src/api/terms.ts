import { acceptTosCall } from '../contract/terms.ts';
import type { Client } from './client.ts';

/**
 * Accepts the terms of service under the name of the signed-in reviewer. Rejects with an `ApiError`.
 * @param path of the call on this host
 */
export async function acceptTerms(client: Client, path: string, reviewerName: string): Promise<void> {
  await client.send({ ...acceptTosCall, path }, { params: { reviewer_name: reviewerName } });
}
