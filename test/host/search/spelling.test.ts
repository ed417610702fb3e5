import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '../../../fixtures/host/db/db.ts';
import { nearestWord } from '../../../fixtures/host/search/spelling.ts';
import { openWorld } from '../../support/world.ts';

const test = suite('spelling');
let db: Db;
const near = (text: string, isBeginning = false, language = 'en') =>
  nearestWord(db, text, language, isBeginning);

test.before(async () => {
  db = await openWorld([]);
  await db.exec(`insert into search_words (word, title_count, total_count) values
    ('kettle', 30, 30), ('kettles', 5, 5), ('nettle', 2, 2), ('kurbis', 3, 3), ('headphones', 20, 20),
    ('ceramic', 9, 9), ('usb3', 50, 50), ('cat', 50, 50), ('ホイール', 9, 9), ('احذية', 9, 9)`);
  await db.exec(`insert into search_compounds (word, first, second, is_closed) values
    ('windchime', 'wind', 'chime', false), ('toiletpaper', 'toilet', 'paper', false)`);
});
test.after(() => db.close());

test('forgives a letter left out, added, replaced or swapped', async () => {
  for (const wrong of ['kettl', 'ketle', 'kettlle', 'kattle', 'ekttle', 'ketlte'])
    assert.is(await near(wrong), 'kettle', wrong);
});

test('keeps the first letter, and reads an umlaut that is written out', async () => {
  assert.is(await near('xettle'), null);
  assert.is(await near('eadphones'), null);
  assert.is(await near('kuerbis'), 'kurbis');
});

test('prefers fewer errors, then the more frequent word', async () => {
  assert.is(await near('nettl'), 'nettle');
  assert.is(await near('nettle'), 'nettle');
  assert.is(await near('ホイール', true, 'ja'), 'ホイール');
  assert.is(await near('katle'), 'kettle');
});

test('forgives two errors in long words only', async () => {
  assert.is(await near('kexxle'), null);
  assert.is(await near('hedphonse'), 'headphones');
  assert.is(await near('cerxmxc'), null);
});

test('mends compounds that titles write apart', async () => {
  assert.is(await near('windchyme'), 'windchime');
  assert.is(await near('toiletpapper'), 'toiletpaper');
});

test('mends the beginning of a word that is still being typed', async () => {
  assert.is(await near('hedph', true), 'headphones');
  assert.is(await near('hedph'), null);
});

test('leaves short words and numbers alone', async () => {
  assert.is(await near('cta'), null);
  assert.is(await near('usb4'), null);
});

test('takes no letter of another script for another: short words that are right stay', async () => {
  assert.is(await near('ボール', false, 'ja'), null);
  assert.is(await near('احجية', false, 'ar'), null);
  assert.is(await near('чайник', true), null);
  assert.is(await near('👩‍🍳👩‍🍳', true), null);
});

test.run();
