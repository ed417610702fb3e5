import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldErrorsOf } from '../../src/domain/field-errors.ts';

for (const [what, body, expected] of [
  ['lists under errors', { errors: { title: ['is short', 'is rude'] } }, { title: ['is short', 'is rude'] }],
  ['a text under errors', { errors: { title: 'is short' } }, { title: ['is short'] }],
  ['fields of a nested record', { errors: { review: { title: ['is short'] } } }, { title: ['is short'] }],
  [
    'dotted and bracketed names',
    { errors: { 'review.title': ['a'], 'review[body]': ['b'] } },
    { title: ['a'], body: ['b'] },
  ],
  ['fields at the top', { title: 'is short', body: ['b'] }, { title: ['is short'], body: ['b'] }],
  ['errors of the record as a whole', { errors: { base: ['Too late'] } }, { base: ['Too late'] }],
  ['a list of texts', { errors: ['Title is short'] }, { base: ['Title is short'] }],
  [
    'JSON:API',
    { errors: [{ source: { pointer: '/data/attributes/title' }, detail: 'is short' }] },
    { title: ['is short'] },
  ],
  ['a message about all', { error: 'Invalid token' }, {}],
  ['a problem description', { type: 'about:blank', title: 'Unprocessable', status: 422 }, {}],
  ['a page', '<h1>Sign in</h1>', {}],
  ['nothing', null, {}],
] as const)
  test(`reads ${what}`, () => {
    assert.equal(fieldErrorsOf(body), expected);
  });

for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
  test(`reads errors of a field that is called ${name}`, () => {
    const found = fieldErrorsOf(JSON.parse(`{"errors":{"${name}":["is odd"]}}`));
    assert.equal(Object.entries(found), [[name, ['is odd']]]);
  });

test('reads records that are nested without end', () => {
  const nested = JSON.parse(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`);
  assert.equal(fieldErrorsOf({ errors: nested }), {});
});

test.run();
