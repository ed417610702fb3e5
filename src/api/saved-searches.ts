import { saveSearchCall } from '../contract/saved-searches.ts';
import type { Client } from './client.ts';

/** Saves a search or removes it, even when the page is left meanwhile. Rejects with an `ApiError`. */
export async function sendSavedSearch(client: Client, search: string, isSaved: boolean): Promise<void> {
  await client.send(saveSearchCall, { params: { search, is_saved: isSaved }, keepalive: true });
}
