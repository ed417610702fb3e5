import type { FastifyInstance } from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '../../../fixtures/host/db/db.ts';
import { createHost } from '../../../fixtures/host/host.ts';
import { writeSynonyms } from '../../../fixtures/host/db/seed/synonyms.ts';
import { functionWordsIn } from '../../../fixtures/host/search/vocabulary.ts';
import { openWorld } from '../../support/world.ts';
import { meaningWorld } from './meaning-world.ts';

const test = suite('what searches mean');
let db: Db;
let app: FastifyInstance;

test.before(async () => {
  db = await openWorld(meaningWorld);
  app = await createHost({ db, distDir: '/nowhere' });
});
test.after(async () => {
  await app.close();
  await db.close();
});

async function get(url: string, language: string) {
  const answer = await app.inject({
    url,
    headers: { accept: 'application/json', 'accept-language': language },
  });
  assert.is(answer.statusCode, 200, answer.body);
  return answer.json();
}
const ask = (q: string, language = 'en', more = '') =>
  get(`/reviews/search.json?min_transparency=0&currency=EUR&q=${encodeURIComponent(q)}${more}`, language);
/** The titles of those that match. */
async function titles(q: string, language = 'en'): Promise<string[]> {
  const { data, metrics } = await ask(q, language);
  const found = data.search_results.map((one: { title: string }) => one.title);
  return found.slice(0, metrics.matching_count ?? found.length);
}
const first = async (q: string, language = 'en') => (await titles(q, language))[0];

test('leaves out what is not wanted, in every language', async () => {
  for (const [q, language = 'en'] of [
    ['mug not terracotta'],
    ['mug without terracotta'],
    ['non terracotta mug'],
    ['non-terracotta mug'],
    ['mug -terracotta'],
    ['terracotta free mug'],
    ['tasse ohne terracotta', 'de'],
    ['keine terracotta tasse', 'de'],
    ['terracottafreie tasse', 'de'],
    ['tasse sans terracotta', 'fr'],
    ['tasse pas en terracotta', 'fr'],
    ['taza sin terracotta', 'es'],
    ['taza que no sea de terracotta', 'es'],
    ['كوب بدون terracotta', 'ar'],
  ] as const) {
    const found = await titles(q, language);
    assert.ok(found.length > 0, q);
    assert.not.ok(found.includes('Terracotta Mug'), `${q}: ${found}`);
  }
  const headphones = await titles('headphones not wireless');
  assert.ok(headphones.includes('Studio Headphones'));
  assert.not.ok(headphones.includes('Wireless Headphones'));
  assert.equal(
    await titles('-nonstick pan'),
    (await titles('pan')).filter(one => one !== 'Non-Stick Pan'),
  );
  assert.not.ok((await titles('non leather shoes')).includes('Leather Court Shoes'));
});

test('puts what is called so before what means the same, and takes nothing for it that has one beside it', async () => {
  for (const [q, own, other] of [
    ['mug', /Mug( No. \d)?$/, 'Espresso Cup'],
    ['cup', /^Espresso Cup$/, 'Stoneware Mug'],
  ] as const) {
    const found = await titles(q);
    const isOwn = found.map(title => own.test(title));
    assert.ok(isOwn[0], q);
    assert.ok(found.includes(other), q);
    assert.is(isOwn.lastIndexOf(true), isOwn.filter(Boolean).length - 1, `${q}: ${found}`);
  }
  for (const [q, language] of [
    ['mug', 'en'],
    ['tasse', 'de'],
    ['taza', 'es'],
  ] as const) {
    assert.not.ok((await titles(q, language)).includes('Dice Set with Felt-Lined Cup'), q);
    const { data } = await ask(q, language, '&sort_by=newest');
    assert.not.match(data.search_results[0].title, /Dice/);
  }
  assert.ok((await titles('cup')).includes('Dice Set with Felt-Lined Cup'));
});

test('knows what is meant by what is not wanted', async () => {
  for (const [q, language = 'en'] of [
    ['biscuits without nuts'],
    ['nut free biscuits'],
    ['kekse ohne nüsse', 'de'],
    ['nussfreie kekse', 'de'],
    ['ナッツなしのビスケット', 'ja'],
    ['بسكويت بدون مكسرات', 'ar'],
  ] as const) {
    const found = await titles(q, language);
    assert.ok(found.includes('Butter Biscuits'), `${q}: ${found}`);
    assert.ok(found.includes('Nut-Free Oat Biscuits'), `${q}: ${found}`);
    assert.not.ok(
      found.some(one => /Almond|Hazel/.test(one)),
      `${q}: ${found}`,
    );
  }
});

test('knows words of each language for what is not wanted', async () => {
  for (const [q, language] of [
    ['candle without fragrance', 'en'],
    ['Kerze ohne Duft', 'de'],
    ['bougie sans odeur', 'fr'],
    ['vela sin aroma', 'es'],
    ['ろうそく 香りなし', 'ja'],
    ['شمعة بدون رائحة', 'ar'],
  ] as const)
    assert.equal(await titles(q, language), ['Beeswax Candle'], q);
});

test('reads in descriptions which things come with it, not what else they speak of', async () => {
  assert.equal(await titles('box without puzzle'), ['Tin Box']);
  assert.equal(await titles('chair that does not hurt my back'), ['Desk Chair']);
});

test('keeps names that sound like a negation, and says nothing for words that say nothing', async () => {
  assert.is(await first('non stick pan'), 'Non-Stick Pan');
  assert.is(await first('non-stick pan'), 'Non-Stick Pan');
  assert.equal((await titles('mug not expensive')).sort(), (await titles('mug')).sort());
  assert.equal((await titles('mug not qxzvvkj')).sort(), (await titles('mug')).sort());
});

test('pays no heed to words that only join others, with or without their accents', async () => {
  assert.is(await first('Messer für Käse', 'de'), 'Cheese Knife');
  assert.is(await first('Messer fur Kase', 'de'), 'Cheese Knife');
  assert.is(await first('Messer für Käse', 'en'), 'Cheese Knife');
  assert.is(await first('Tasche für Laptop', 'de'), 'Laptop Bag');
  assert.is(await first('couteau à fromage', 'fr'), 'Cheese Knife');
  assert.is(await first('couteau même très bon', 'fr'), await first('couteau', 'fr'));
  assert.is(await first('チーズのナイフ', 'ja'), 'Cheese Knife');
  assert.is(await first('سكين من أجل جبن', 'ar'), 'Cheese Knife');
  // "fur" is English on an English page.
  assert.not.ok(functionWordsIn('fur coat', 'en').has('fur'));
  for (const [language, words] of [
    ['de', 'fur uber wahrend konnte wurde'],
    ['fr', 'a meme ou'],
    ['es', 'mas si tambien'],
  ] as const)
    for (const word of words.split(' ')) assert.ok(functionWordsIn('', language).has(word), word);
});

test('finds things for whom they are, and those that say nothing of it', async () => {
  assert.equal((await titles("women's shoes")).slice(0, 1), ['Leather Court Shoes']);
  for (const [q, language, none] of [
    ["women's shoes", 'en', /Derby|Ballet/],
    ['damenschuhe', 'de', /Derby|Ballet/],
    ['herrenschuhe', 'de', /Court|Ballet/],
    ['chaussures homme', 'fr', /Court|Ballet/],
    ['zapatos de mujer', 'es', /Derby|Ballet/],
    ['メンズ 靴', 'ja', /Court|Ballet/],
    ['أحذية رجالي', 'ar', /Court|Ballet/],
    ['kids shoes', 'en', /Court|Derby/],
  ] as const) {
    const found = await titles(q, language);
    assert.ok(found.includes('Everyday Shoes'), `${q}: ${found}`);
    assert.not.ok(
      found.some(one => none.test(one)),
      `${q}: ${found}`,
    );
  }
  assert.is(await first('herrenschuhe', 'de'), 'Canvas Derby Shoes');
  assert.is(await first('kids shoes'), 'Canvas Ballet Shoes, children’s');
});

test('knows occasions, and people to give something to', async () => {
  for (const [q, language] of [
    ["mother's day", 'en'],
    ['mothers day gift', 'en'],
    ['valentines day gift', 'en'],
    ['housewarming present', 'en'],
    ['muttertag', 'de'],
    ['geschenk für mama', 'de'],
    ['cadeau fête des mères', 'fr'],
    ['regalo para mamá', 'es'],
    ['プレゼント', 'ja'],
    ['母の日', 'ja'],
    ['هدية عيد الأم', 'ar'],
  ] as const)
    assert.ok((await titles(q, language)).includes('Scented Candle'), `${q}: ${await titles(q, language)}`);
  for (const [q, language] of [
    ['gift for grandad', 'en'],
    ['Geschenk für Opa', 'de'],
  ] as const)
    assert.equal((await titles(q, language)).filter(one => /Candle|Headphones/.test(one)).sort(), [
      'Studio Headphones',
      'Wireless Headphones',
    ]);
  // Beside a thing they require nothing.
  assert.is(await first("mother's day mug"), await first('mug'));
});

test('finds titles that are made of words such as "it" alone', async () => {
  assert.equal(await titles('It'), ['It']);
  assert.equal(await titles('up'), ['Up']);
  assert.equal(await titles('Her'), ['Her']);
  assert.equal(await titles('of the'), []);
});

test('mends compounds, and leaves alone what is right in the language of the page', async () => {
  assert.match((await first('toiletpapper')) ?? '', /Toilet Paper/);
  assert.is((await ask('ボール', 'ja')).metrics.corrected_q, null);
  assert.is((await ask('أحجية', 'ar')).metrics.corrected_q, null);
  assert.is(await first('أحجية', 'ar'), 'Puzzle');
  assert.equal(await titles('Mantel', 'de'), ['Wool Coat']);
  assert.is(await first('mantel'), 'Beech Mantel Clock');
});

test('reads a sentence to its end', async () => {
  const sentence =
    'we are about to move to our first own flat in town next month and there somebody wants a porcelain mug';
  assert.is(await first(sentence), 'Porcelain Mug');
});

test('fills up with things of the same kind only', async () => {
  const { data } = await ask('refurbished smartphone');
  const found = data.search_results.map((one: { title: string }) => one.title);
  assert.is(found[0], 'Refurbished Smartphone');
  assert.ok(found.includes('Compact Smartphone'));
  assert.not.ok(found.includes('Landline Telephone'));
});

test('never lets a stem beat the word itself, and says what it took it for', async () => {
  assert.equal(await titles('news'), []);
  const organ = await ask('organ');
  assert.is(organ.metrics.corrected_q, 'organic');
  assert.is(await first('coats'), 'Wool Coat');
});

test('looks for what is in a container, and for what has something', async () => {
  assert.equal(await titles('jar of honey'), ['Wild Honey']);
  assert.equal(await titles('radio with good timer'), ['Kitchen Radio']);
});

test('finds words within titles without spaces', async () => {
  for (const [q, language] of [
    ['卓上', 'ja'],
    ['木製ランプ', 'ja'],
    ['ランプ', 'ja'],
    ['らんぷ', 'ja'],
  ] as const)
    assert.ok((await titles(q, language)).includes('卓上ランプ 木製'), q);
  assert.equal(await titles('蓝牙'), ['蓝牙耳机套装']);
  assert.equal(await titles('이어폰'), ['블루투스이어폰']);
  assert.equal(await titles('ตั้งโต๊ะ'), ['โคมไฟตั้งโต๊ะ']);
  // Longer words begin with these.
  assert.equal(await titles('โคมไฟ'), ['โคมไฟตั้งโต๊ะ']);
  assert.equal(await titles('ໂຕະ'), ['ໂຄມໄຟຕັ້ງໂຕະ']);
  assert.equal(await titles('តុឈើ'), ['ចង្កៀងតុឈើ']);
  assert.equal(await titles('コーヒー', 'ja'), ['コーヒーメーカー']);
  for (const q of ['ســـاعة', 'ساعه', 'سَاعَة']) assert.ok((await titles(q, 'ar')).includes('ساعة يد'), q);
});

test('knows forms of Russian words on every page', async () => {
  for (const language of ['en', 'de', 'ja']) {
    for (const q of ['наушники', 'наушников', 'наушник', 'Беспроводные наушники'])
      assert.equal(await titles(q, language), ['Беспроводные наушники'], q);
    for (const q of ['лампа', 'лампы', 'ламп', 'настольные лампы'])
      assert.equal(await titles(q, language), ['Настольная лампа'], q);
  }
});

test('knows plurals of Arabic and Hebrew', async () => {
  for (const [title, ...texts] of [
    ['سماعة لاسلكية', 'سماعة', 'سماعات', 'سماعات لاسلكية'],
    ['طاولة خشبية', 'طاولة', 'طاولات'],
    ['مصباح مكتب', 'مصباح', 'مصابيح'],
    ['תיק גב', 'תיק', 'תיקים'],
    ['מנורת שולחן', 'מנורה', 'מנורות', 'שולחנות'],
    ['שעון קיר', 'שעון', 'שעונים'],
  ] as const)
    for (const text of texts) assert.ok((await titles(text, 'ar')).includes(title), text);
});

test('finds the beginning, the middle and the end of a compound', async () => {
  for (const q of ['Helm', 'Fahrrad', 'Fahrradhelm', 'Helme'])
    assert.ok((await titles(q, 'de')).includes('Kinderfahrradhelm'), q);
  assert.equal(await titles('Hose', 'de'), ['Arbeitshose']);
  assert.equal(await titles('Arbeit', 'de'), ['Arbeitshose']);
  assert.equal(await titles('Kabel', 'de'), ['Ladekabel']);
  // A name is no end of a syllable.
  assert.equal(await titles('Abel', 'de'), []);
});

test('knows things by their readings, too', async () => {
  for (const q of ['靴', 'くつ', 'クツ']) assert.ok((await titles(q, 'ja')).includes('Everyday Shoes'), q);
});

test('finds words within names of stores, in either kana', async () => {
  for (const q of ['東京', 'ランプ', 'らんぷ', '店']) {
    const { data } = await get(
      `/reviews/store_search.json?min_transparency=0&q=${encodeURIComponent(q)}`,
      'ja',
    );
    assert.is(data.shop_results[0]?.name, '東京らんぷ店', q);
  }
});

test('takes trade marks for no letters', async () => {
  assert.is(await first('teflon frying pan'), 'Teflon™ Frying Pan');
  assert.is(await first('Teflon™ pan'), 'Teflon™ Frying Pan');
  assert.equal(await titles('teflontm'), await titles('teflon'));
});

test('reads a name and its number apart, and "no. 5" as a number', async () => {
  assert.is(await first('turntable15'), 'Turntable 15 Pro');
  assert.is(await first('turntable 15pro'), 'Turntable 15 Pro');
  for (const q of ['scented wax no 5', 'scented wax no. 5']) {
    assert.equal(await titles(q), ['Scented Wax No. 5'], q);
    assert.not((await ask(q)).metrics.relaxed_q, q);
  }
});

test('finds model numbers with and without hyphens and spaces', async () => {
  for (const q of [
    'wh1000xm5',
    'WH-1000XM5',
    'wh 1000xm5',
    'wh 1000 xm5',
    'wh1000',
    'wh-1000',
    'wh1000 headset',
  ])
    assert.is(await first(q), 'WH-1000XM5 Headset', q);
});

test('holds a limit of the price where it leaves nothing, says it, and shows what comes next to it', async () => {
  const { data, metrics } = await ask('mug under 1 EUR');
  assert.equal(metrics.price_read, { min: null, max: 1, currency: 'EUR', q: 'mug', is_currency_read: true });
  assert.is(metrics.matching_count, 0);
  assert.ok(data.search_results.length > 0);
  const bare = await ask('mug under 100', 'en', '');
  assert.is(bare.metrics.price_read.is_currency_read, false);
  assert.is(bare.metrics.price_read.named_q, 'mug under 100 {currency}');
});

test('takes a price without a word beside it for a limit of all products, and says it', async () => {
  // Everything costs 40 EUR.
  for (const [q, language, min, max, matching] of [
    ['under 50 EUR', 'en', null, 50, undefined],
    ['bis 1 000,00 €', 'de', null, 1000, undefined],
    ['entre 10 y 40 EUR', 'es', 10, 40, undefined],
    ['20ユーロ以上', 'ja', 20, null, undefined],
    ['under 30 EUR', 'en', null, 30, 0],
  ] as const) {
    const { data, metrics } = await ask(q, language);
    assert.equal(metrics.price_read, { min, max, currency: 'EUR', q: '', is_currency_read: true }, q);
    assert.ok(data.search_results.length > 0, q);
    assert.is(metrics.matching_count, matching, q);
  }
  const { data } = await ask('?!');
  assert.is(data.search_results.length, 0);
});

test('says which words it looked for where no product within the filters has all, and finds as many as for these', async () => {
  for (const [q, filter, words, language = 'en'] of [
    ['zebra mug', '', 'mug'],
    ['zebra mug not terracotta', '', 'mug not terracotta'],
    ['zebra mug under 1 EUR', '', 'mug'],
    ['zebra tasse', '', 'tasse', 'de'],
    ['walking boots', '&max_price=100', 'boots'],
    ['walking boots', '&max_price=100&sort_by=price_asc', 'boots'],
    ['zebra walking boots', '&max_price=100', 'boots'],
    ['zebra walking boots', '', 'walking boots'],
  ] as const) {
    const { data, metrics } = await ask(q, language, filter);
    assert.is(metrics.relaxed_q, words, q);
    assert.ok(data.search_results.length > 0, q);
    const price = metrics.price_read ? ' under 1 EUR' : '';
    const again = await ask(words + price, language, filter);
    assert.is(data.rounded_results_total_count, again.data.rounded_results_total_count, q);
    assert.is(metrics.matching_count, again.metrics.matching_count, q);
  }
});

test('shows nothing, and what a filter hides, where it hides all that is named so', async () => {
  const { data, metrics } = await ask('walking boots', 'en', '&max_price=1');
  assert.is(data.search_results.length, 0);
  assert.is(metrics.results_without.max_price, 1);
});

test('suggests words of the page, and tells products of one title apart', async () => {
  const suggest = (q: string, language: string) =>
    get(`/reviews/instant_search?q=${encodeURIComponent(q)}`, language);
  const texts = async (q: string, language: string) =>
    (await suggest(q, language)).suggestions.map((one: { text: string }) => one.text);
  assert.ok((await texts('pfan', 'de')).includes('pfanne'));
  assert.ok((await texts('zapa', 'es')).includes('zapato'));
  assert.equal(await texts('らんぷ', 'ja'), ['卓上ランプ 木製']);
  const { products } = await suggest('table ki', 'en');
  assert.equal(products.map((one: { shop_name: string }) => one.shop_name).sort(), [
    'Lumen House',
    'Zapatería Ribera',
  ]);
  assert.equal(
    (await suggest('zapa', 'es')).stores.map((one: { name: string }) => one.name),
    ['Zapatería Ribera'],
  );
});

test('suggests something from the first letters on to the last, and nothing that finds nothing', async () => {
  const suggest = async (q: string, language: string): Promise<{ text: string; id?: number }[]> =>
    (await get(`/reviews/instant_search?q=${encodeURIComponent(q)}`, language)).suggestions;
  const followed = new Set<string>();
  for (const [language, ...typed] of [
    [
      'en',
      'walking bootss',
      'notebook',
      'toilet paper',
      'wireless headphones',
      'non-stick pan',
      'it happened',
    ],
    ['de', 'Schuhe', 'Pfanne', 'Kopfhörer', 'Messer', 'Mantel'],
    ['fr', 'chaussures', 'couteau', 'casque', 'poêle'],
    ['es', 'zapatos', 'cuchillo', 'auriculares', 'abrigo'],
    ['ja', '卓上ランプ', 'らんぷ', '靴', 'コーヒーメーカー', '木製'],
    ['ar', 'ساعة', 'حذاء', 'سماعات', 'سكين'],
  ] as const)
    for (const text of typed) {
      const letters = [...text];
      let hasBegun = false;
      for (let end = 1; end <= letters.length; end += 1) {
        const q = letters.slice(0, end).join('');
        const offered = await suggest(q, language);
        hasBegun ||= offered.length > 0;
        if (end > 1) assert.is(offered.length > 0, hasBegun, `${language}: ${q}`);
        for (const { text, id } of offered)
          followed.add(JSON.stringify([text, language, id ? `&category_id=${id}` : '']));
      }
      assert.ok(hasBegun, text);
    }
  assert.ok(followed.size > 50, `${followed.size}`);
  for (const one of followed) {
    const { metrics } = await ask(...(JSON.parse(one) as [string, string, string]));
    assert.ok(metrics.matching_count !== 0, one);
  }
});

test('finds by other words what the table of synonyms says, and nothing by them without it', async () => {
  const texts = [
    ['cookies', 'en', 'Butter Biscuits'],
    ['jigsaw', 'en', 'Puzzle'],
    ['Käse', 'de', 'Alpine Cheese'],
    ['chaise', 'fr', 'Desk Chair'],
    ['vela', 'es', 'Scented Candle'],
    ['靴', 'ja', 'Everyday Shoes'],
    ['معطف', 'ar', 'Wool Coat'],
  ] as const;
  for (const [q, language, title] of texts) assert.ok((await titles(q, language)).includes(title), q);
  await db.transaction(tx => writeSynonyms(tx, []));
  for (const [q, language, title] of texts) assert.not.ok((await titles(q, language)).includes(title), q);
});

test.run();
