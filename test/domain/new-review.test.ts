import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkReview, emptyReview, newReview } from '../../src/domain/new-review.ts';

const review = { ...emptyReview, rating: 4, title: ' Warm light ', body: 'Bright enough to read.' };
const wrong = (given: Partial<typeof emptyReview>) =>
  Object.entries(checkReview({ ...review, ...given })).flatMap(([name, text]) => (text ? [name] : []));

test('wants stars and a text; the rest may be left out', () => {
  assert.equal(wrong({}), []);
  assert.equal(wrong({ ...emptyReview, title: '  ', body: '\n' }), ['rating', 'body']);
});

test('counts characters as people do, without the spaces around a text', () => {
  assert.equal(wrong({ title: ` ${'😀'.repeat(120)} `, body: 'x'.repeat(5_000) }), []);
  assert.equal(wrong({ title: 'x'.repeat(121), body: 'x'.repeat(5_001) }), ['title', 'body']);
});

test('sends ids of the uploaded files in their order, and texts without spaces around them', () => {
  const file = (id: string) => ({
    id,
    url: `/uploads/${id}`,
    type: 'image/jpeg',
    bytes: 9,
    name: `${id}.jpg`,
  });
  assert.equal(newReview('li1', { ...review, used_for: '1_to_6_months', uploads: [file('b'), file('a')] }), {
    line_item_public_id: 'li1',
    rating: 4,
    title: 'Warm light',
    body: 'Bright enough to read.',
    recommend: null,
    used_for: '1_to_6_months',
    uploads: ['b', 'a'],
  });
});

test.run();
