import type { Db } from '../../fixtures/host/db/db.ts';

/**
 * Makes a world four times as large: more stores, more products in each store, more reviews of each product, more people, more
 * texts that were searched for. Its derived figures are out of date then.
 * @param copies of each review and store
 */
export async function growWorld(db: Db, { reviews, stores } = { reviews: 3, stores: 3 }): Promise<void> {
  await db.exec(`
    create temp table old_products as select * from products;
    create temp table copies as select count(*) || '-' || n as n, n as hours from products, generate_series(1, 3) as n group by n;
    insert into shops (slug, name, domain, platform, country, currency, public_token, ships_to)
    select slug || '-' || n, name || ' ' || n, n || domain, platform, country, currency, public_token || n, ships_to
    from shops cross join (
      select count(*) || '-' || n as n from shops, generate_series(1, ${stores}) as n group by n
    ) as copies;
    insert into products (shop_id, category_id, handle, title, description, price, external_id, created_at, sold_count)
    select shop_id, category_id, handle || '-' || n, title || ' ' || n, description, price, external_id || '-' || n,
      created_at - hours * interval '1 hour', sold_count
    from old_products cross join copies;
    insert into products (shop_id, category_id, handle, title, description, price, external_id, created_at)
    select s.id, p.category_id, p.handle, p.title, p.description, p.price, p.external_id, p.created_at
    from shops s cross join (select * from old_products order by id limit 1) p
    where not exists (select 1 from products x where x.shop_id = s.id);
    insert into reviews (uuid, shop_id, product_id, author_name, rating, title, body, created_at, source, verified,
      published, lang, reply, reply_at, pictures, country)
    select gen_random_uuid(), shop_id, product_id, author_name, rating, title, body, created_at - n * interval '1 hour',
      source, verified, published, lang, reply, reply_at, pictures, country
    from reviews cross join generate_series(1, ${reviews}) as n;
    insert into reviewers (slug, name, country, reviews_count)
    select 'person-' || k.known || '-' || n, 'Person ' || n, 'DE', 1
    from (select count(*) as known from reviewers) k, generate_series(1, 60 + 3 * k.known) as n;
    insert into searches (lang, text, person)
    select 'en', 'lamp ' || t, 'person ' || p
    from generate_series(1, 3) as p, (select count(*) as known from searched_texts) k,
      generate_series(k.known + 1, 10 + 4 * k.known) as t;
    drop table old_products, copies;
  `);
}
