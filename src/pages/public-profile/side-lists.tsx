import type { ReactNode } from 'react';
import { publicRecommendationsPageSize } from '../../contract/limits.ts';
import type { ProfileFigures } from '../../contract/profile.ts';
import { isPublic } from '../../domain/review-link.ts';
import { isOn } from '../../host/features.ts';
import { publicListMessages as texts } from '../../messages/profile-lists.ts';
import { ProductTile } from '../../product-actions/product-tile.tsx';
import { RecommendedList } from '../../profiles/recommended-list.tsx';

import { Carousel } from '../../ui/media/carousel.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { Section } from '../../ui/section.tsx';
import type { PublicAddress } from './paged.tsx';

interface SideListProps {
  readonly address: PublicAddress;
  readonly figures: ProfileFigures;
}

/** The latest recommendations: the products, and how many stars they got. */
export function RecommendationsAside({ address, figures }: SideListProps): ReactNode {
  const { items, total } = figures.recommendations_data ?? {};
  const listed = (items ?? []).filter(isPublic).slice(0, publicRecommendationsPageSize);
  if (listed.length === 0) return null;
  return (
    <aside className="mp-public__aside" aria-labelledby={headingId}>
      <h2 id={headingId} className="mp-h3">
        {texts.recommends}
      </h2>
      <RecommendedList reviews={listed} />
      {total != null && total > listed.length && (
        <TextLink href={address.hrefOf({ tab: 'recommendations' })}>
          {texts.seeAll({ count: total })}
        </TextLink>
      )}
    </aside>
  );
}
const headingId = 'mp-profile-recommends';

/** The latest products they hearted. */
export function FavouritesWidget({ address, figures }: SideListProps): ReactNode {
  const { items, total } = figures.favourites_data ?? {};
  if (!items?.length || !isOn('following')) return null;
  return (
    <Section
      title={texts.favourites}
      action={
        total != null && total > items.length
          ? {
              label: texts.seeAll({ count: total }),
              href: address.hrefOf({ tab: 'favourites' }),
            }
          : undefined
      }
    >
      <Carousel label={texts.favourites}>
        {items.map(product => (
          <ProductTile key={product.encoded_product_id} product={product} />
        ))}
      </Carousel>
    </Section>
  );
}
