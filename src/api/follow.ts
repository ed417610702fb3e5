import type { ParamsOf } from '../contract/call.ts';
import { type FollowClass, type Followee, followCall, followsCall } from '../contract/follow.ts';
import type { Client } from './client.ts';

/** Loads which of the ids the signed-in reviewer follows. Rejects with an `ApiError`. */
export async function loadFollowed(
  client: Client,
  kind: FollowClass,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { existing_followee_ids: answer } = await client.send(followsCall, { params: { [kind]: [...ids] } });
  const followed = new Set((Array.isArray(answer) ? answer : (answer[kind] ?? [])).map(String));
  return new Set(ids.filter(id => followed.has(id)));
}

/** Follows or unfollows, even when the page is left meanwhile. Rejects with an `ApiError`. */
export async function sendFollow(client: Client, { kind, id }: Followee, isFollowed: boolean): Promise<void> {
  const params = { is_hearting: isFollowed, [idFields[kind]]: id };
  await client.send(followCall, { params, keepalive: true });
}

const idFields = {
  Product: 'product_enc_id',
  Shop: 'shop_enc_id',
  Reviewer: 'reviewer_enc_id',
} as const satisfies Record<FollowClass, keyof ParamsOf<typeof followCall>>;
