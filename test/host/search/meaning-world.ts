import type { ProductRecord, WorldRecord } from '../../../fixtures/world/records.ts';
import { product } from '../small-world.ts';

const titled = (title: string, over: Partial<ProductRecord> = {}) =>
  product({
    handle: encodeURIComponent(title)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, 'x'),
    title,
    description: 'Fine.',
    ...over,
  });
const kinds = [
  'kitchen',
  'shoes',
  'clothing',
  'phones',
  'telephones',
  'films',
  'food',
  'clocks',
  'gear',
  'gifts',
];
/** A world of products whose names are easily mistaken. */
export const meaningWorld: readonly WorldRecord[] = [
  ...kinds.map(
    (handle): WorldRecord => ({
      ...{ type: 'category', handle, name: handle[0]?.toUpperCase() + handle.slice(1), parent_handle: null },
    }),
  ),
  ...(['Lumen House', 'Zapatería Ribera', '東京らんぷ店'] as const).map(
    (name, index): WorldRecord => ({
      ...{
        type: 'shop',
        slug: ['lumen', 'ribera', 'tokyo'][index] ?? '',
        name,
        domain: `shop${index}.example`,
      },
      ...{ platform: 'shopify', country: 'DE', currency: 'EUR' },
    }),
  ),
  ...[
    'Terracotta Mug',
    'Stoneware Mug',
    'Porcelain Mug',
    'Espresso Cup',
    'Non-Stick Pan',
    'Steel Pan',
    'Cheese Knife',
    'Bread Knife',
  ].map(title => titled(title, { category_handle: 'kitchen' })),
  ...[
    'Almond Biscuits',
    'Butter Biscuits',
    'Hazelnut Biscuits',
    'Alpine Cheese',
    'Nut-Free Oat Biscuits',
  ].map(title => titled(title, { category_handle: 'food' })),
  ...Array.from({ length: 10 }, (_, index) =>
    titled(`Glazed Mug No. ${index}`, { category_handle: 'kitchen' }),
  ),
  titled('Leather Court Shoes', { category_handle: 'shoes', audience: ['women'] }),
  titled('Canvas Derby Shoes', { category_handle: 'shoes', audience: ['men'] }),
  titled('Canvas Ballet Shoes, children’s', { category_handle: 'shoes' }),
  titled('Everyday Shoes', { category_handle: 'shoes' }),
  titled('Wool Coat', { category_handle: 'clothing' }),
  titled('Leather Boots with New Soles', { category_handle: 'shoes', description: 'A new last.' }),
  titled('Walking Boots', { category_handle: 'shoes', price: 180 }),
  titled('Suede Boots', { category_handle: 'shoes', price: 90 }),
  titled('Organic Cotton Shirt', { category_handle: 'clothing' }),
  titled('Beech Mantel Clock', { category_handle: 'clocks' }),
  titled('Wireless Headphones', { category_handle: 'gear' }),
  titled('Studio Headphones', { category_handle: 'gear' }),
  titled('Laptop Bag', { category_handle: 'gear' }),
  titled('Student Laptop', { category_handle: 'gear' }),
  titled('Compact Smartphone', { category_handle: 'phones' }),
  titled('Refurbished Smartphone', { category_handle: 'phones' }),
  titled('Landline Telephone', { category_handle: 'telephones' }),
  titled('WH-1000XM5 Headset', { category_handle: 'gear' }),
  titled('Teflon™ Frying Pan', { category_handle: 'kitchen' }),
  ...['It', 'Up', 'Her', 'It Happened One Night'].map(title => titled(title, { category_handle: 'films' })),
  titled('卓上ランプ 木製', { category_handle: 'gear', lang: 'ja' }),
  titled('コーヒーメーカー', { category_handle: 'gear', lang: 'ja' }),
  titled('Scented Wax No. 5', { category_handle: 'gear' }),
  titled('Turntable 15 Pro', { category_handle: 'gear' }),
  titled('蓝牙耳机套装', { category_handle: 'gear', lang: 'zh' }),
  titled('블루투스이어폰', { category_handle: 'gear', lang: 'ko' }),
  titled('โคมไฟตั้งโต๊ะ', { category_handle: 'gear', lang: 'th' }),
  titled('ໂຄມໄຟຕັ້ງໂຕະ', { category_handle: 'gear', lang: 'lo' }),
  titled('ចង្កៀងតុឈើ', { category_handle: 'gear', lang: 'km' }),
  titled('Беспроводные наушники', { category_handle: 'gear', lang: 'ru' }),
  titled('Настольная лампа', { category_handle: 'gear', lang: 'ru' }),
  titled('ساعة يد', { category_handle: 'clocks', lang: 'ar' }),
  titled('سماعة لاسلكية', { category_handle: 'gear', lang: 'ar' }),
  titled('طاولة خشبية', { category_handle: 'gear', lang: 'ar' }),
  titled('مصباح مكتب', { category_handle: 'gear', lang: 'ar' }),
  titled('תיק גב', { category_handle: 'gear', lang: 'he' }),
  titled('מנורת שולחן', { category_handle: 'gear', lang: 'he' }),
  titled('שעון קיר', { category_handle: 'gear', lang: 'he' }),
  titled('Kinderfahrradhelm', { category_handle: 'gear', lang: 'de' }),
  titled('Arbeitshose', { category_handle: 'gear', lang: 'de' }),
  titled('Ladekabel', { category_handle: 'gear', lang: 'de' }),
  titled('Dice Set with Felt-Lined Cup', { category_handle: 'gifts', created_at: '2025-01-01T00:00:00Z' }),
  titled('Beeswax Candle', { category_handle: 'gifts' }),
  titled('Scented Candle', { category_handle: 'gifts' }),
  titled('Toilet Paper', { category_handle: 'gifts' }),
  titled('Soft Toilet Paper', { category_handle: 'gifts' }),
  titled('Table Kite', { category_handle: 'gifts' }),
  titled('Table Kite', { category_handle: 'gifts', shop_slug: 'ribera', handle: 'kite-2' }),
  titled('Puzzle', { category_handle: 'gifts' }),
  titled('Toy Box', { category_handle: 'gifts', description: 'With a puzzle inside.' }),
  titled('Tin Box', { category_handle: 'gifts' }),
  ...['Preserving Jar', 'Wild Honey', 'Kitchen Radio', 'Egg Timer'].map(title =>
    titled(title, { category_handle: 'kitchen' }),
  ),
  titled('Desk Chair', { category_handle: 'gifts', description: 'Your back will never hurt again.' }),
];
