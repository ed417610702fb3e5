import { helpfulCall } from '../contract/helpful.ts';
import type { Client } from './client.ts';

/** Votes for a review, or takes the vote back, even when the page is left meanwhile. Rejects with an `ApiError`. */
export async function sendHelpful(client: Client, publicId: string, isHelpful: boolean): Promise<void> {
  await client.send(helpfulCall, {
    segments: { public_id: publicId },
    params: { is_helpful: isHelpful },
    keepalive: true,
  });
}
