import type { Carousel as Answer } from '../../api/site.ts';
import { times } from '../../contract/natives.ts';
import type { Collection } from '../../contract/site.ts';
import { filterQuery } from '../../domain/query.ts';
import { withCollection } from '../../domain/search-href.ts';
import { homeMessages } from '../../messages/home.ts';
import { ownUrl } from '../../routing/addresses/address.ts';
import { matchPath } from '../../routing/addresses/paths.ts';
import type { Loadable } from '../../state/loaded/query.ts';
import { Skeleton, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { ArrowRight } from '../../ui/icons/arrow-right.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Section } from '../../ui/section.tsx';

const texts = homeMessages.collections;
const pictureCount = 4;

/** Named lists of products. A tile shows a few of the pictures and links to the list. */
export function Collections({ state }: { readonly state: Loadable<Answer<'collection'>> }) {
  const collections = state.data;
  const pictured = picturedIn(collections ?? []);
  return (
    <Section title={texts.title} subtitle={texts.text}>
      <ul className="mp-collections">
        {collections
          ? collections.map((collection, index) => (
              <li key={collection.path}>
                <Tile collection={collection} products={pictured[index] ?? []} />
              </li>
            ))
          : times(4, index => (
              <li key={index} aria-hidden>
                <Skeleton className="mp-picture" />
                <div className="mp-collection__wait">
                  <SkeletonLine width="60%" line={26} />
                  <SkeletonLine width="80%" />
                </div>
              </li>
            ))}
      </ul>
    </Section>
  );
}

/** The products whose pictures stand for each collection. Those that no earlier one shows come first. */
function picturedIn(collections: readonly Collection[]): Collection['products'][] {
  const shown = new Set<string>();
  return collections.map(({ products }) => {
    const isShown = ({ encoded_product_id: id }: Collection['products'][number]) => shown.has(id);
    const chosen = [...products.filter(one => !isShown(one)), ...products.filter(isShown)].slice(
      0,
      pictureCount,
    );
    for (const { encoded_product_id: id } of chosen) shown.add(id);
    return chosen;
  });
}

interface TileProps extends Pick<Collection, 'products'> {
  readonly collection: Collection;
}

function Tile({ collection: { title, subtitle, path }, products }: TileProps) {
  return (
    <article className="mp-collection" aria-label={title}>
      <div className="mp-collection__pictures">
        {products.map(product => (
          <Picture
            key={product.encoded_product_id}
            src={product.image_url}
            retina={product.retina_image_url}
            alt=""
          />
        ))}
      </div>
      <h3 className="mp-h3">
        <Link href={collectionHref(path, title)} className="mp-collection__link">
          <span>{title}</span>
          <ArrowRight size={18} />
        </Link>
      </h3>
      {subtitle && <p className="mp-small mp-muted">{subtitle}</p>}
    </article>
  );
}

/** The link of a collection. A product search gets the title as its name; other screens have names of their own. */
function collectionHref(path: string, title: string): string {
  const url = ownUrl(path);
  if (!url || matchPath(url.pathname)?.name !== 'PageSearch') return path;
  const query = filterQuery(url.search, name => name !== 'collection');
  return withCollection(`${url.pathname}${query || '?'}`, title) + url.hash;
}
