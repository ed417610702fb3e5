import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lookUp } from '../../src/contract/look-up.ts';
import { fillPath } from '../../src/contract/uri.ts';
import { convert } from '../../src/domain/currency.ts';
import { responseDeadline } from '../../src/domain/dispute.ts';
import { checkAction, emptyAction, sentAction } from '../../src/domain/dispute-action.ts';
import { paragraphsOf } from '../../src/domain/plain-text.ts';
import { reviewQuery } from '../../src/domain/reviews.ts';

// Every object inherits a value under these names.
for (const name of ['constructor', '__proto__', 'toString', 'valueOf']) {
  test(`finds nothing under ${name} in a table`, () => {
    assert.is(lookUp({ a: 1 }, name), undefined);
    assert.is(lookUp(JSON.parse(`{"${name}":1}`), name), 1);
  });

  test(`leaves an entity called ${name} as it is`, () => {
    assert.equal(paragraphsOf(`a &${name};`), [`a &${name};`]);
  });

  test(`converts to no currency called ${name}`, () => {
    assert.is(convert(10, 'USD', name, { USD: 1 }), null);
    assert.is(convert(10, name, 'USD', { USD: 1 }), null);
  });

  test(`knows no unit of time called ${name}`, () => {
    assert.is(responseDeadline('2026-01-01T00:00:00Z', { number: 1, unit: name }), null);
  });

  test(`keeps a parameter called ${name} in the address`, () => {
    assert.is(reviewQuery.replaceIn(`?${name}=x`, { page: 2 }), `?${name}=x&page=2`);
  });

  test(`sends a field of a dispute that is called ${name}`, () => {
    const action = { name: 'a', label: 'A', path: '/a', fields: [{ name, required: true }] };
    assert.is(Object.keys(checkAction(action, emptyAction(action), null))[0], name);
    const sent = sentAction(action, JSON.parse(`{"${name}":" odd "}`));
    assert.is(JSON.stringify(sent), `{"${name}":"odd"}`);
  });

  test(`fills no segment called ${name}`, () => {
    assert.throws(() => fillPath(`/{${name}}`), /needs a value/);
  });
}

test.run();
