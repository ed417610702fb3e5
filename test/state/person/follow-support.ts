import { type FakeRequest, settled } from '../../api/fake-fetch.ts';
import { toggleFollowAtom } from '../../../src/state/person/follow.ts';
import { followedAtom, followKey } from '../../../src/state/person/follow-state.ts';
import { setUp } from '../support.ts';

export const pot = { kind: 'Product', id: 'pot', name: 'Pot' } as const;
export const potter = { kind: 'Shop', id: 'potter', name: 'Potter' } as const;
export const wishes = (requests: readonly FakeRequest[]) =>
  requests
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (JSON.parse(String(body)) as { is_hearting: boolean }).is_hearting);
/** Waits until the requests of the page were sent together. */
export const requested = async () => {
  await settled();
  await new Promise(resolve => setTimeout(resolve));
  await settled();
};

export function reviewer() {
  const set = setUp({ loggedIn: true, address: '/reviews/search?q=pot' });
  const press = (heart: typeof pot | typeof potter = pot) => set.store.set(toggleFollowAtom, heart);
  return {
    ...set,
    press,
    /** A press that the server answers with that status. */
    async answered(status = 200) {
      press();
      await settled();
      set.server.last().answer({}, status);
      await settled();
    },
    isFollowed: (heart: typeof pot | typeof potter = pot) =>
      set.store.get(followedAtom).has(followKey(heart)),
  };
}
