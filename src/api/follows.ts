import type { ParamsOf } from '../contract/call.ts';
import { type FollowClass, followsCall, heartCall } from '../contract/follows.ts';
import type { Client } from './client.ts';

/** Somebody or something to follow. */
export interface Followee {
  readonly kind: FollowClass;
  /** Encoded. */
  readonly id: string;
}

/** Those of the ids that the signed-in reviewer follows. Rejects with an `ApiError`. */
export async function loadFollowed(
  client: Client,
  kind: FollowClass,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { existing_followee_ids: answer } = await client.send(followsCall, { params: { [kind]: [...ids] } });
  const followed = new Set((Array.isArray(answer) ? answer : (answer[kind] ?? [])).map(String));
  return new Set(ids.filter(id => followed.has(id)));
}

/** Follows from now on, or no longer, even when the page is left meanwhile. Rejects with an `ApiError`. */
export async function sendHeart(client: Client, { kind, id }: Followee, isHearting: boolean): Promise<void> {
  const params = { is_hearting: isHearting, [idFields[kind]]: id };
  await client.send(heartCall, { params, keepalive: true });
}

const idFields = {
  Product: 'product_enc_id',
  Shop: 'shop_enc_id',
  Reviewer: 'reviewer_enc_id',
} as const satisfies Record<FollowClass, keyof ParamsOf<typeof heartCall>>;
