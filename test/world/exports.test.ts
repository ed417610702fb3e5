import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '../../fixtures/host/db/db.ts';
import { searchDefaults } from '../../src/contract/search-params.ts';
import { createHost } from '../../fixtures/host/host.ts';
import { Conditions } from '../../fixtures/host/data/conditions.ts';
import { brandsOf } from '../../fixtures/host/search/results-with.ts';
import { addFilters } from '../../fixtures/host/search/filters.ts';
import { importWorld } from '../../fixtures/world/import.ts';
import { openWorld } from '../support/world.ts';

const test = suite('exports of shops');
let folder: string;
let shared: Db;

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marketplace-exports-'));
  shared = await openWorld([]);
});
test.after(async () => {
  await shared?.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(...args: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await importWorld(args, {
    env: { DATA_DIR: join(folder, 'data') },
    stdin: (async function* () {})(),
    print: line => out.push(line),
    printError: line => errors.push(line),
    open: async () => ({ ...shared, close: async () => {} }),
  });
  return { code, out: out.join('\n'), errors };
}
async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
const products = (slug: string) =>
  shared.query(
    `select p.handle, p.title, p.price, p.highest_price, p.compare_at_price, p.brand, p.tags, p.gtin, p.description,
      p.variants, c.name as category, c.level, p.reviews_count from products p join shops s on s.id = p.shop_id
    join categories c on c.id = p.category_id where s.slug = $1 order by p.handle`,
    [slug],
  );
const figure = (out: string, name: string) =>
  Number(new RegExp(`^ +${name} +([\\d,]+)$`, 'm').exec(out)?.[1]);

const shopifyHead =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Status';
const shopify = [
  shopifyHead,
  'linen-shirt,"Linen Shirt, ""Summer""","<p>Light &amp; cool.<br>Washes well.</p><p><a href=""/care"">Care</a></p>",Norrland,Apparel & Accessories > Clothing > Shirts & Tops > Shirts,Shirts,"linen, summer",TRUE,Size,S,LS-S,12.00,18.00,4006381333931,https://cdn.example/a.jpg,active',
  'linen-shirt,,,,,,,,,M,LS-M,14.990000000000002,,,https://cdn.example/b.jpg,',
  'linen-shirt,,,,,,,,,,,,,,https://cdn.example/c.jpg,',
  'mug,Mug,,Norrland,,Mugs,,TRUE,Title,Default Title,MUG,8,,4006381333931,,active',
  'secret,Secret,,Norrland,,Mugs,,FALSE,Title,Default Title,SEC,8,,,,draft',
].join('\n');
const reviewHead =
  'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,picture_urls,ip_address,location';
const reviews = [
  reviewHead,
  '"It&#39;s good","First line',
  'second line",5,2025-03-02 10:12:00 UTC,email,ok,Ada,Ada@mail.example,1,linen-shirt,Thanks!,2025-03-03 10:00:00 UTC,,1.1.1.1,FR',
  ',Fine,4,2025-03-04 10:12:00 UTC,web,ok,Ada L.,ada@mail.example,2,mug,,,,,',
  ',Lost,4,2025-03-04 10:12:00 UTC,web,ok,Bo,bo@mail.example,2,no-such-thing,,,,,',
].join('\n');

test('joins products of Shopify and reviews of Judge.me', async () => {
  const { code, out, errors } = await run(
    await file('products.csv', `\uFEFF${shopify.replaceAll('\n', '\r\n')}`),
    await file('reviews.csv', reviews),
    '--shop=Norrland Goods',
    '--currency=EUR',
  );

  assert.is(code, 0);
  assert.equal(
    errors.map(line => line.replace(folder, '')),
    [
      '/products.csv:6: the product is not published',
      '/reviews.csv:5: there is no product "no-such-thing" of the shop "norrland-goods" before it',
    ],
  );
  assert.is(figure(out, 'products'), 2);
  const [shirt, mug] = await products('norrland-goods');
  assert.equal(shirt, {
    handle: 'linen-shirt',
    title: 'Linen Shirt, "Summer"',
    price: 12,
    highest_price: 14.99,
    compare_at_price: 18,
    brand: 'Norrland',
    tags: ['linen', 'summer'],
    gtin: null,
    description: 'Light & cool.\nWashes well.\n\nCare',
    variants: [
      { title: 'S', price: 12, compare_at_price: 18, sku: 'LS-S', gtin: '4006381333931' },
      { title: 'M', price: 14.99, sku: 'LS-M' },
    ],
    category: 'Shirts',
    level: 4,
    reviews_count: 1,
  });
  assert.is(mug?.gtin, '4006381333931');
  const written = await shared.query(
    `select r.title, r.body, r.source, w.name from reviews r join reviewers w on w.id = r.reviewer_id order by r.created_at`,
  );
  assert.equal(written, [
    { title: "It's good", body: 'First line\nsecond line', source: 'invite', name: 'Ada' },
    { title: null, body: 'Fine', source: 'unverified_source', name: 'Ada' },
  ]);
});

test('answers with variants, prices and brands as the contract has them', async () => {
  const host = await createHost({ db: shared, distDir: 'dist', log: () => {} });
  const ask = async (url: string) =>
    (await host.inject({ url, headers: { accept: 'application/json' } })).json();
  const { product_data } = await ask('/reviews/stores/norrland-goods/products/linen-shirt?format=json');
  assert.equal(product_data.variants, [
    { title: 'S', price: 12, compare_at_price: 18 },
    { title: 'M', price: 14.99 },
  ]);
  assert.equal([product_data.brand, product_data.highest_price], ['Norrland', 14.99]);
  const { data, metrics } = await ask('/reviews/search.json?q=linen&min_transparency=0');
  assert.equal(
    data.search_results.map((one: { compare_at_price: number }) => one.compare_at_price),
    [18],
  );
  assert.equal(metrics.results_with.brand, { Norrland: 1 });
  await host.close();
});

test('counts the brands of a search, and finds the products of one', async () => {
  const conditions = new Conditions();
  assert.equal(await brandsOf(shared, conditions), { Norrland: 2 });
  await addFilters(shared, conditions, { ...searchDefaults, min_transparency: 0, brand: 'Someone' });
  assert.equal(await brandsOf(shared, conditions), {});
});

test('keeps no address of a writer, and shows no hash', async () => {
  const [person] = await shared.query<{ slug: string; email_hash: string; text: string }>(
    'select slug, email_hash, w::text as text from reviewers w where email_hash is not null',
  );
  assert.not.match(person?.text ?? '', /mail\.example/);
  assert.not.ok(person?.email_hash.includes(person.slug.slice(-8)));
});

test('changes, adds and removes what differs in a second import', async () => {
  const again = shopify
    .split('\n')
    .filter(line => !line.startsWith('mug,'))
    .join('\n')
    .replace('12.00', '11.00')
    .concat('\nplate,Plate,,Norrland,,Plates,,TRUE,Title,Default Title,PL,5,,,,active');
  const { code, out } = await run(
    await file('products.csv', again),
    '--shop=Norrland Goods',
    '--currency=EUR',
  );

  assert.is(code, 0);
  assert.is(figure(out, 'products'), 2);
  assert.is(figure(out, 'removed'), 1);
  assert.equal(
    (await products('norrland-goods')).map(({ handle, price, reviews_count }) => [
      handle,
      price,
      reviews_count,
    ]),
    [
      ['linen-shirt', 11, 1],
      ['plate', 5, 0],
    ],
  );
  const found = await shared.query('select price from product_search order by price');
  assert.equal(found, [{ price: 5 }, { price: 11 }]);
  const [counted] = await shared.query("select title_count from search_words where word = 'mug'");
  assert.is(counted?.title_count ?? 0, 0);

  const same = await run(join(folder, 'products.csv'), '--shop=Norrland Goods', '--currency=EUR');
  assert.is(same.code, 0);
  assert.is(figure(same.out, 'products'), 0);
  assert.is(figure(same.out, 'unchanged'), 2 + 1 + 5);
});

test('reads WooCommerce with semicolons in Latin-1, its variations by SKU and number', async () => {
  const woo = [
    'ID;Type;SKU;"GTIN, UPC, EAN, or ISBN";Name;Published;Short description;Description;Sale price;Regular price;Categories;Tags;Images;Parent;Brands;Attribute 1 name;Attribute 1 value(s)',
    '7;variable;HT;;Hütte für Vögel;1;Kurz;;;;"Garten, Garten > Vögel > Häuser";holz;https://laden.example/h.jpg;;Müller;Farbe;"Rot, Blau"',
    '8;variation;HT-R;;Hütte - Rot;1;;;9,90;12,50;;;;HT;;Farbe;Rot',
    '9;variation;HT-B;;Hütte - Blau;1;;;;1.012,50;;;;id:7;;Farbe;Blau',
  ].join('\r\n');
  const { code, errors } = await run(
    await file('woo.csv', Buffer.from(woo, 'latin1')),
    '--shop=Der Laden',
    '--currency=EUR',
    '--country=de',
  );

  assert.equal([code, errors], [0, []]);
  const [house] = await products('der-laden');
  assert.equal(
    [house?.handle, house?.title, house?.price, house?.compare_at_price, house?.highest_price, house?.brand],
    ['hutte-fur-vogel', 'Hütte für Vögel', 9.9, 12.5, 1012.5, 'Müller'],
  );
  assert.equal([house?.category, house?.level], ['Häuser', 3]);
  const [shop] = await shared.query("select domain, country from shops where slug = 'der-laden'");
  assert.equal(shop, { domain: 'laden.example', country: 'DE' });
});

test('says once what is read of a table of another kind', async () => {
  const { code, errors } = await run(await file('orders.csv', `Order,Total\n${'1,2\n'.repeat(1000)}`));
  assert.is(code, 1);
  assert.equal(errors, [
    `${folder}/orders.csv is of no kind that is read. Read are products of Shopify, products of WooCommerce, reviews of Judge.me (CSV), and records (JSON Lines). Its columns: Order, Total.`,
    'Nothing was imported.',
  ]);
});

test('prints three lines of each reason, and writes all into a file', async () => {
  const bad = Array.from(
    { length: 5 },
    (_, n) => `,Text ${n},${n + 10},2025-03-02,web,ok,Bo,,,linen-shirt,,,,,`,
  );
  const path = await file('bad.csv', [reviewHead, ...bad].join('\n'));
  const { errors } = await run(path, '--shop=Norrland Goods');
  assert.is(errors.filter(line => line.startsWith(path)).length, 3);
  assert.is(errors[3], '2 more: rating must be a whole number from 1 to 5');
  const all = await readFile(join(folder, 'data', 'left-out.txt'), 'utf8');
  assert.is(all.trim().split('\n').length, 5);
});

test('says where a quote is not closed, and keeps what came before', async () => {
  const path = await file(
    'open.csv',
    `${shopifyHead}\nbowl,Bowl,,N,,Bowls,,TRUE,,,B,5,,,,\ncup,"Cup,,,,,,\n`,
  );
  const { code, errors } = await run(path, '--shop=Half');
  assert.is(code, 1);
  assert.match(
    errors.join('\n'),
    /open\.csv could not be read to its end: the row from line 3 on has a quote/,
  );
});

test.run();
