import { acceptTosCall } from '../contract/terms.ts';
import type { Client } from './client.ts';

/**
 * Accepts the terms of service in the name of the signed-in reviewer. Rejects with an `ApiError`.
 * @param path where this host takes it
 */
export async function acceptTerms(client: Client, path: string, reviewerName: string): Promise<void> {
  await client.send({ ...acceptTosCall, path }, { params: { reviewer_name: reviewerName } });
}
