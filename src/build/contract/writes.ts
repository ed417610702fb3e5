/** Checks writes without writing: nobody is signed in, the record does not exist, or the token is missing. */
import { callAddress } from '../../api/call.ts';
import type { Call, Schema } from '../../contract/call.ts';
import type { Answer, Ask } from './answer.ts';
import { at, rowsAt, textAt, textsOf } from './read.ts';
import type { EarlierAnswers } from './requests.ts';
import type { Difference } from './shape.ts';

type Write = Call<Schema, Schema>;

/** Statuses that say: there is no such call. */
export const isMissing = ({ status }: Answer): boolean => [404, 405, 410, 501].includes(status);

export interface WriteVerdict {
  readonly isMissing: boolean;
  /** Whether nothing shows that there is such a call, though a host that has it may answer so. */
  readonly isLacking?: boolean;
  readonly differences: readonly Difference[];
  readonly tolerated: readonly Difference[];
  readonly statusLine: string;
}

/** The segments of a write: a review that exists, where one is known; else what names nothing. */
export function writeSegments({ path }: Write, { reviews }: EarlierAnswers): Record<string, string> {
  const known: Readonly<Record<string, string>> = {
    public_id: textAt(rowsAt(reviews, 'reviews')[0], 'public_id'),
  };
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map(name => [name, known[name] || 'none']));
}

/** Writes that change nothing even where a host takes them from somebody who is signed in. */
const harmless: Readonly<Record<string, (earlier: EarlierAnswers) => unknown>> = {
  savePreferenceCall: () => ({ reviewer: {} }),
  followCall: earlier => ({ is_hearting: false, product_enc_id: unfollowed(earlier) || 'none' }),
  saveSearchCall: () => ({ search: 'q=xqzvkwjy', is_saved: false }),
};
export const isHarmless = (name: string): boolean => Object.hasOwn(harmless, name);

/** A product of the search that nobody here follows: a host may answer 404 for one that there is not. */
function unfollowed({ isGuest, products = [], follows }: EarlierAnswers): string {
  const followed = JSON.stringify(at(follows, 'existing_followee_ids') ?? null);
  const isKnown = isGuest || followed !== 'null';
  const ids = textsOf(products.slice(0, isGuest ? 1 : 5), 'encoded_product_id');
  return (isKnown && ids.find(id => isGuest || !followed.includes(JSON.stringify(id)))) || '';
}

/** Writes at addresses where nothing is to be read, so that a host which reads them takes the write of any method. */
const verbs = new Set(['followCall', 'clickCall']);

/** A link or a picture of any site asks by GET, and brings the session along, but no token. */
async function readable({ ask }: Writing, address: string, body: unknown): Promise<Faults> {
  const query = new URLSearchParams(body as Record<string, string>).toString();
  const answer = await ask(query ? `${address}?${query}` : address);
  const isDone = answer.status === 204 || (answer.ok && /json/.test(answer.type));
  const expected = '404 or 405 by GET: a picture or a link of another site could do this';
  return isDone ? { differences: [status(expected, answer)], tolerated: [] } : fine;
}

/** Writes that guests may do, too. */
const ofGuests = new Set(['clickCall']);

export interface Writing {
  readonly ask: Ask;
  /** The token of a page of this visitor, and that of a page of a guest. */
  readonly token: string;
  readonly stranger: string;
  /** Whether nobody is signed in: the write is then sent with the token, too. */
  readonly isGuest: boolean;
  readonly earlier: EarlierAnswers;
}

export async function checkWrite(name: string, call: Write, writing: Writing): Promise<WriteVerdict> {
  const { ask, token, stranger, isGuest, earlier } = writing;
  const segments = writeSegments(call, earlier);
  const address = callAddress(call, {}, segments);
  const body = harmless[name]?.(earlier) ?? {};
  // What names nothing may be answered with 404 before anybody asks who it is.
  const mayLack = Object.values(segments).includes('none') || textAt(body, 'product_enc_id') === 'none';
  const send = (headers: Record<string, string>) =>
    ask(address, {
      method: call.method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const bare = await send({});
  const byGet = verbs.has(name) ? await readable(writing, address, body) : fine;
  const without = joined([refusal(bare, 'without a csrf token'), byGet], bare.statusLine);
  if (isMissing(bare)) {
    const reason = mayLack
      ? ': there is no such call, or the record is looked for before token and session'
      : '';
    return { ...without, isMissing: true, statusLine: `${bare.statusLine} without a csrf token${reason}` };
  }
  if (!isGuest) {
    // Neither anything in the header is a token, nor that of somebody else.
    const forged = refusal(
      await send({ 'X-CSRF-Token': stranger || 'forged' }),
      `with ${stranger ? 'the csrf token of somebody else' : 'a forged csrf token'}`,
    );
    return joined([without, forged], bare.statusLine);
  }
  if (!token) return joined([without], bare.statusLine);
  const answer = await send({ 'X-CSRF-Token': token });
  const withToken = ofGuests.has(name) ? accepted(answer) : signedInOnly(answer, mayLack);
  const verdict = joined([without, withToken], `${answer.statusLine} with the token of a page`);
  return { ...verdict, isMissing: isMissing(answer) && !mayLack, isLacking: isMissing(answer) };
}

type Faults = Pick<WriteVerdict, 'differences' | 'tolerated'>;
const joined = (faults: readonly Faults[], statusLine: string): WriteVerdict => ({
  ...{ isMissing: false, statusLine },
  differences: faults.flatMap(one => one.differences),
  tolerated: faults.flatMap(one => one.tolerated),
});
const fine: Faults = { differences: [], tolerated: [] };
const status = (expected: string, { statusLine }: Answer): Difference => ({
  path: 'status',
  expected,
  found: statusLine,
});

/** The session counts as ended at 401, 403, 419, 422, and where a redirect leads to a page. */
function refusal(answer: Answer, when: string): Faults {
  const expected = `401, 403 or 422 ${when}`;
  if ([401, 403, 422].includes(answer.status) || isMissing(answer)) return fine;
  if (answer.status === 419 || (answer.status >= 300 && answer.status < 400))
    return { differences: [], tolerated: [status(expected, answer)] };
  const why =
    answer.status === 400 ? `${expected}: at 400 people are told to try again, not to sign in` : expected;
  return { differences: [status(why, answer)], tolerated: [] };
}

function signedInOnly(answer: Answer, mayLack: boolean): Faults {
  if (mayLack && isMissing(answer))
    return {
      differences: [],
      tolerated: [status('401: at 404 nothing shows that there is such a call', answer)],
    };
  // A body without any field may be looked at before the session.
  if ([400, 413, 415].includes(answer.status)) return fine;
  return refusal(answer, 'with a token, for nobody is signed in');
}

/** A guest may do this: what it says may be refused, but not the guest. */
function accepted(answer: Answer): Faults {
  const isFine = answer.status < 300 || [400, 422].includes(answer.status);
  return isFine
    ? fine
    : { differences: [status('a status below 300, or 422 for an empty body', answer)], tolerated: [] };
}
