import { encodeQuery } from '../../../src/api/call.ts';
import { productMediaCall } from '../../../src/contract/gallery.ts';
import { productReviewCall, reviewSorts } from '../../../src/contract/review-widgets.ts';
import type { Db } from '../../../fixtures/host/db/db.ts';
import { encodeId } from '../../../fixtures/host/encoded-id.ts';
import { refreshDerived } from '../../../fixtures/host/db/seed/derived.ts';

/** Gives each of the first products as many reviews as are named, with the words of the world's own. */
export async function makeReviewed(db: Db, counts: readonly number[]): Promise<void> {
  for (const [index, count] of counts.entries()) {
    const { id } = await productAt(db, index);
    await db.query(
      `insert into reviews (uuid, shop_id, product_id, reviewer_id, author_name, rating, title, body, created_at, source,
        verified, published, lang, reply, reply_at, pictures, videos)
      select gen_random_uuid(), p.shop_id, p.id, r.reviewer_id, r.author_name, r.rating, r.title, r.body,
        timestamptz '2026-11-01' - n * interval '7 minutes', r.source, r.verified, r.published, r.lang, r.reply,
        r.reply_at, r.pictures, r.videos
      from generate_series(1, $2 - (select count(*)::int from reviews where product_id = $1)) as n
      join products p on p.id = $1
      join (
        select *, row_number() over (order by uuid) as place, count(*) over () as total
        from reviews where product_id <> $1
      ) r on r.place = 1 + n % r.total`,
      [id, count],
    );
  }
  await refreshDerived(db, () => {});
}

interface Reviewed {
  readonly id: number;
  readonly external_id: string;
  readonly domain: string;
  readonly platform: string;
  readonly public_token: string;
}

/** Each of another shop. */
async function productAt(db: Db, index: number): Promise<Reviewed> {
  const [found] = await db.query<Reviewed>(
    `select distinct on (s.id) p.id, p.external_id, s.domain, s.platform, s.public_token
    from products p join shops s on s.id = p.shop_id order by s.id, p.id limit 1 offset $1`,
    [index],
  );
  if (!found) throw new Error(`There are no ${index + 1} shops with products`);
  return found;
}

/** Addresses of review calls, by what each of them asks for. */
export async function reviewAddresses(db: Db, index: number, count: number): Promise<Record<string, string>> {
  const { id, external_id, ...shop } = await productAt(db, index);
  const { domain: shop_domain, platform, public_token: api_token } = shop;
  const deep = Math.ceil(count / 20);
  const requests: Record<string, Readonly<Record<string, string | number>>> = {
    ...Object.fromEntries(
      reviewSorts.flatMap(sort_by => [
        [sort_by, { sort_by, sort_chosen: 'true' }],
        [`${sort_by}, the page in the middle`, { sort_by, sort_chosen: 'true', page: deep }],
      ]),
    ),
    '5 stars': { filter_rating: 5 },
    '5 stars, page 40': { filter_rating: 5, page: 40 },
    '2 stars, newest': { filter_rating: 2, sort_by: 'newest' },
    'verified buyers': { verified_only: 'true' },
    'with pictures': { with_pictures: 'true' },
    'by invitation': { review_source: 'invite' },
    'by invitation, page 40': { review_source: 'invite', page: 40 },
    'verified buyers, 1 star, by invitation': {
      ...{ verified_only: 'true', filter_rating: 1, review_source: 'invite' },
    },
    'in a rare language': { review_language: 'es', sort_by: 'newest', sort_chosen: 'true' },
    'a usual word': { search: 'good' },
    'a rare word': { search: 'wobbly' },
    'a usual word, page 40': { search: 'good', page: 40 },
    'two words': { search: 'very happy' },
    'a word of nobody': { search: 'qxzvvkj' },
  };
  const page = (fields: Readonly<Record<string, string | number>>) =>
    [productReviewCall.path, encodeQuery({ shop_domain, platform, api_token, external_id, ...fields })].join(
      '?',
    );
  const media = productMediaCall.path.replace('{id}', encodeId('product', id));
  return {
    ...Object.fromEntries(Object.entries(requests).map(([name, fields]) => [name, page(fields)])),
    'media, page 1': `${media}?page=1`,
    'media, page 20': `${media}?page=20`,
  };
}
