import { act } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type PublicProfileQuery, publicProfileQuery } from '../../src/domain/profile.ts';
import { type ProfileAddress, useProfileAddress } from '../../src/profiles/use-profile-address.ts';
import { countPushes } from '../pages/open-screen.tsx';
import { mountRouting } from '../routing/support.tsx';

let current: ProfileAddress<PublicProfileQuery> | undefined;
function Profile() {
  current = useProfileAddress(publicProfileQuery);
  return <h1>{current.slug}</h1>;
}

/** A profile at an address, and how to change what it lists. */
async function open(search: string) {
  await mountRouting({ at: `/reviews/profile/ada${search}`, screens: { publicProfile: Profile } });
  assert.ok(current);
  const pushes = countPushes();
  const change = (changed: Partial<PublicProfileQuery>) => act(async () => current?.change(changed));
  return { address: () => current, change, pushes };
}

test('reads whose profile it is, and what is asked of it', async () => {
  const { address } = await open('?tab=favourites&page=2');
  assert.equal([address()?.slug, address()?.query.tab, address()?.query.page], ['ada', 'favourites', 2]);
});

test('writes a change into the address, from page 1', async () => {
  const { address, change, pushes } = await open('?search=tea&page=3&redesign=1');
  assert.is(address()?.hrefOf({ page: 2 }), '/reviews/profile/ada?redesign=1&search=tea&page=2');
  await change({ filter_rating: 4 });
  assert.is(location.search, '?redesign=1&search=tea&filter_rating=4');
  assert.is(pushes(), 1);
});

test('adds no history entry for an equal choice, in whatever order the address writes it', async () => {
  const { change, pushes } = await open('?page=3&search=tea');
  await change({ search: 'tea' });
  assert.equal([pushes(), location.search], [0, '?page=3&search=tea']);
});

test.run();
