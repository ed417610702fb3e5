/** What is one person's is asked again as others: as a guest, and as somebody else whose cookie is given. */
import { parseJson } from '../../host/json.ts';
import type { Answer } from './answer.ts';
import { rowsAt, textAt } from './read.ts';
import { type EarlierAnswers, idOf } from './requests.ts';
import type { Difference } from './shape.ts';

/** Lists that are one person's. */
const lists = ['products', 'shops', 'reviewers', 'saved_searches', 'orders', 'items', 'reviews'];
/** Calls whose address names something of one person. */
const ofOneThing = new Set(['reviewFormCall', 'ownDisputeCall']);
/** Calls that arbitrators share. */
const ofArbitrators = new Set(['arbitratorDisputesCall', 'arbitratorDisputeCall']);

/** @returns how the answer gives away what is of the person who was answered with `own` */
export function leakOf(
  name: string,
  own: unknown,
  answer: Answer,
  as: 'a guest' | 'somebody else',
  { me }: EarlierAnswers,
): Difference[] {
  if (!answer.ok || (as === 'somebody else' && ofArbitrators.has(name))) return [];
  const data = parseJson(answer.text);
  const hasRows = lists.some(list => rowsAt(own, list).length > 0);
  const isTheirs = idOf(me) !== '' && textAt(data, 'basic_data', 'encoded_id') === idOf(me);
  const isAlike = hasRows && JSON.stringify(data) === JSON.stringify(own);
  if (!ofOneThing.has(name) && !isTheirs && !isAlike) return [];
  const expected = `${as === 'a guest' ? '401' : '404'}: it is for its owner alone, and ${as} asks`;
  return [{ path: 'status', expected, found: `${answer.statusLine} with what is the owner’s` }];
}
