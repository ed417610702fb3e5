import { longCacheMs } from '../contract/limits.ts';
import { followingCall, type PeoplePage, peopleCall, renewFeedCall } from '../contract/people.ts';
import { hasMore } from '../domain/list.ts';
import type { PeopleQuery } from '../domain/people.ts';
import { cachedQuery } from './cached-query.ts';
import { encodeQuery } from './call.ts';
import type { Client } from './client.ts';
import { rowsSent } from './decode.ts';

const paramsOf = ({ sort_by, filter_by, topic, page }: PeopleQuery) => ({
  sort_by,
  filter_by,
  ...(topic && { topic }),
  page: String(page),
});

/** One page of reviewers. */
export const people = cachedQuery(peopleCall, {
  maxAgeMs: longCacheMs,
  maxEntries: 20,
  key: (query: PeopleQuery) => encodeQuery(paramsOf(query)),
  request: query => ({ params: paramsOf(query) }),
});

/** The params of the page after this one; null at the end. */
export function nextPeople(query: PeopleQuery, { reviewers, per_page }: PeoplePage): PeopleQuery | null {
  return hasMore(rowsSent(reviewers), per_page ?? 0) ? { ...query, page: query.page + 1 } : null;
}

/** All that the signed-in reviewer follows. Each visit asks again, because every follow on every page and in every tab changes it. */
export const following = cachedQuery(followingCall, {
  maxAgeMs: 0,
  key: () => '',
  request: () => ({ params: {} }),
});

/** Gives the viewer's Atom feed another address. Rejects with an `ApiError`. */
export async function renewFeed(client: Client): Promise<void> {
  await client.send(renewFeedCall, { params: {} });
}
