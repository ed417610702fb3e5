/** What a review talks about, and how its writer felt. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mentionsIn, topics } from '../../../fixtures/host/topics/mentions.ts';
import { languages } from '../../../fixtures/host/words/index.ts';

const kitchen = ['teapots', 'kitchen-and-dining'];
const feelings = (body: string, over: Partial<Parameters<typeof mentionsIn>[0]> = {}) =>
  Object.fromEntries(
    mentionsIn({ title: null, body, lang: 'en', rating: 3, kinds: kitchen, ...over }).map(
      ({ topic, feeling }) => [topic, feeling],
    ),
  );

test('reads the feeling from the words beside the topic', () => {
  assert.equal(feelings('The lid sits perfectly, but the handle broke.'), { lid: 1, handle: -1 });
  assert.equal(feelings('One complaint: the lid rattles.', { rating: 5 }), { lid: -1 });
  assert.equal(feelings('The lid? It rattles.', { rating: 5 }), { lid: -1 });
  assert.equal(feelings('The lid isn’t good.', { rating: 5 }), { lid: -1 });
  assert.equal(feelings('The quality could hardly be better.', { rating: 1 }), { quality: 1 });
});

test('takes the feeling of the stars where the words say none', () => {
  for (const [rating, feeling] of [
    [5, 1],
    [4, 1],
    [3, 0],
    [2, -1],
  ] as const)
    assert.equal(feelings('It came with a lid.', { rating }), { lid: feeling });
});

test('calls a review mixed that praises and criticises the same', () => {
  assert.equal(feelings('I love the lid. After a week the lid broke.'), { lid: 0 });
});

test('knows topics of single departments in their products only', () => {
  assert.equal(feelings('A lid, and delivery was quick.', { kinds: ['shoes-and-bags'] }), { delivery: 1 });
  assert.equal(feelings('A lid, and delivery was quick.', { kinds: [] }), { delivery: 1 });
});

test('reads the languages it has words of, and any of them where the language is unknown', () => {
  const german = 'Der Deckel ist leider kaputt. Lieferung ging schnell!';
  assert.equal(feelings(german, { lang: 'de-AT' }), { lid: -1, delivery: 1 });
  assert.equal(feelings(german, { lang: null }), { lid: -1, delivery: 1 });
  assert.equal(feelings(german, { lang: 'fr' }), {});
  assert.equal(feelings(german, { lang: 'ja' }), {});
});

test('reads texts without spaces, and Arabic words with their article', () => {
  assert.equal(feelings('蓋はぴったりですが、取っ手が壊れました。', { lang: 'ja' }), { lid: 1, handle: -1 });
  assert.equal(feelings('配送が遅い。品質は良い。', { lang: 'ja' }), { delivery: -1, quality: 1 });
  assert.equal(feelings('الغطاء ممتاز لكن المقبض مكسور.', { lang: 'ar' }), { lid: 1, handle: -1 });
  assert.equal(feelings('الجودة ليست جيدة، والتوصيل سريع.', { lang: 'ar' }), { quality: -1, delivery: 1 });
});

test('finds the most telling sentence, and none in a title or where nothing is felt', () => {
  const [lid] = mentionsIn({
    ...{ title: 'Lovely lid, lovely pot', lang: 'en', rating: 5, kinds: kitchen },
    body: 'There is a lid with it, I think. The lid is perfect and sits snugly. Bye.',
  });
  assert.is(lid?.sentence, 'The lid is perfect and sits snugly.');
  assert.ok((lid?.telling ?? 0) > 0);
  for (const title of ['Lovely lid, lovely pot', null]) {
    const body = title ? 'Fine.' : 'There is a lid with it, I think.';
    const [plain] = mentionsIn({ title, body, lang: 'en', rating: 5, kinds: kitchen });
    assert.is(plain?.telling, 0);
  }
});

test('has a name for each topic in every language', () => {
  for (const [topic, { names }] of Object.entries(topics)) {
    assert.match(topic, /^[a-z]+$/);
    assert.is(names.filter(Boolean).length, Object.keys(languages).length, topic);
  }
});

test.run();
