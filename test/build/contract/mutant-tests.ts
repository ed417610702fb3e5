/** The check of a host names hosts that answer in the right form and mean something else. */
import * as assert from 'uvu/assert';
import { type CallCheck, checkContract } from '../../../src/build/contract/check.ts';
import { ada as signedIn, contract, fetching, host, test } from './checked-host.ts';
import { mutants } from './mutants/index.ts';
import { cookwareId, stewpotId } from './mutants/make.ts';
import { orderId } from './mutants/subtle.ts';

const run = (ask: typeof fetch, cookie = '', other = '') =>
  checkContract('http://host.example', { contract, ask, cookie, other });

/** What a check tells, as one text, so that two runs can be compared. */
const told = ({ state, differences, tolerated }: CallCheck) =>
  JSON.stringify([state, differences, tolerated]);

/**
 * Every thirtieth, because all of them take a minute. `npm run contract:mutants` tries all and prints a table,
 * `npm run contract:mutants -- newest` those whose names have the word.
 */
export const isWhole = process.argv.includes('--all');
const [word = ''] = isWhole ? process.argv.slice(process.argv.indexOf('--all') + 1) : [];
const tried = mutants.filter(({ name }, index) => (isWhole ? new RegExp(word).test(name) : index % 30 === 0));

test('names ninety-five in a hundred hosts that mean something else, with the call', async () => {
  stewpotId.id = (
    await host.json('/reviews/stores/potter/products/stewpot?format=json')
  ).product_data.encoded_id;
  cookwareId.id = (await host.json('/reviews/categories/cookware.json')).category.id;
  const ada = await signedIn();
  const [cookies, other] = [{ guest: '', reviewer: ada.cookie }, (await host.signedIn('person-1')).cookie];
  orderId.id = JSON.parse(
    (await ada.get('/reviews/write-review.json?resource=orders')).body,
  ).orders[0].public_id;
  const right = {
    guest: await run(fetching(), cookies.guest),
    reviewer: await run(fetching(), cookies.reviewer, other),
  };
  assert.equal(
    Object.values(right).flatMap(checks => checks.filter(({ state }) => state !== 'holding')),
    [],
  );
  const unnamed: string[] = [];
  for (const mutant of tried) {
    const as = mutant.isSignedIn ? 'reviewer' : 'guest';
    const asked = fetching(mutant.answer);
    const ask: typeof fetch = (input, init) => {
      const url = new URL(String(input));
      mutant.request?.(url);
      return asked(url, init);
    };
    const checks = await run(ask, cookies[as], mutant.hasOther ? other : '');
    const found = checks.find(({ name }) => name === mutant.call);
    const before = right[as].find(({ name }) => name === mutant.call);
    const isNamed = Boolean(found && before && found.state !== 'unasked' && told(found) !== told(before));
    if (!isNamed) unnamed.push(mutant.name);
    const [first] = [...(found?.differences ?? []), ...(found?.tolerated ?? [])];
    const words = first ? `${first.path}: ${first.expected} | ${first.found}` : (found?.reason ?? '');
    if (isWhole)
      console.log(`| ${isNamed ? 'named' : 'NOT NAMED'} | ${mutant.name} | ${mutant.call} | ${words} |`);
  }
  assert.ok(mutants.length >= 100, `${mutants.length} mutants`);
  assert.ok(
    unnamed.length <= tried.length * 0.05,
    `${unnamed.length} of ${tried.length}: ${unnamed.join('; ')}`,
  );
});
