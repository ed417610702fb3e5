import { useMemo } from 'react';
import { following } from '../../api/people.ts';
import type { Followee } from '../../contract/follow.ts';
import type { Following } from '../../contract/people.ts';
import { createQuery, shown } from '../../state/query.ts';
import { useQuery } from '../../state/use-query.ts';

const list = createQuery(following);

/** All that the viewer follows. Of an earlier visit it is shown until the new answer is there. */
export function useFollowing() {
  const { state, retry } = useQuery(list, undefined);
  const answer = shown(state);
  const followees = useMemo(() => (answer ? followeesOf(answer) : []), [answer]);
  return { state, retry, answer, followees };
}

const followeesOf = ({ products, shops, reviewers }: Following): Followee[] => [
  ...(products ?? []).map(one => ({ kind: 'Product' as const, id: one.encoded_product_id })),
  ...(shops ?? []).map(one => ({ kind: 'Shop' as const, id: one.encoded_shop_id })),
  ...(reviewers ?? []).map(one => ({ kind: 'Reviewer' as const, id: one.encoded_id })),
];
