import type { ReactNode } from 'react';
import { countryName } from '../../contract/countries.ts';
import { type MedalTier, medalTiers } from '../../contract/limits.ts';
import type { ShopResult } from '../../contract/shop-result.ts';
import { scoresOf } from '../../domain/medal.ts';
import { searchHref } from '../../domain/search-href.ts';
import { storeMessages as texts } from '../../messages/store-search.ts';
import { useUi } from '../context.tsx';
import { Skeleton, SkeletonLine } from '../feedback/skeleton.tsx';
import { formatReplyTime } from '../format-ago.ts';
import { History } from '../icons/history.ts';
import { MapPin } from '../icons/map-pin.ts';
import { Tag } from '../icons/tag.ts';
import { Picture } from '../media/picture.tsx';
import { Link } from '../navigation/link.tsx';
import { TextLink } from '../navigation/text-link.tsx';
import { Medal } from './medal.tsx';
import { ProductPictures, ProductPicturesSkeleton } from './product-pictures.tsx';
import { Rating } from './rating.tsx';
import { Scores } from './scores.tsx';

export interface ShopCardProps {
  readonly shop: ShopResult;
  /** Loads the picture at once: for cards that are visible without scrolling. */
  readonly eager?: boolean | undefined;
  /** Heading level of the name. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** Buttons, which have fixed places in the card. */
  readonly children?: ReactNode;
}

/** A store in a list: what it sells, name, rating, scores, medals, country, how fast it replies and number of products. */
export function ShopCard({ shop, eager, level = 3, children }: ShopCardProps) {
  const { locale } = useUi();
  const Heading = `h${level}` as const;
  const { name, country, products_count: products, contact_info } = shop;
  const products_href = productsHref(shop);
  const { usual_response_time: usual, response_time: stated } = contact_info ?? {};
  const response = usual ?? stated;
  const isPictured = Boolean(shop.top_products?.length);
  const scores = scoresOf(shop.shop_metrics, shop.reviews_count);
  return (
    <article className="mp-boxed-card mp-shop-card" aria-label={name}>
      <ProductPictures products={shop.top_products} eager={eager} {...pictures} />
      <div className="mp-shop-card__head">
        <Picture src={shop.image_url} retina={shop.retina_image_url} alt="" eager={eager} />
        <div>
          <Heading className="mp-shop-card__name">
            <Link href={shop.internal_path || products_href} className="mp-boxed-card__link" dir="auto">
              {name}
            </Link>
          </Heading>
          <Rating value={shop.average_rating} count={shop.reviews_count} />
          {country && isPictured && <p className="mp-shop-card__country">{countryName(country, locale)}</p>}
        </div>
      </div>
      {shop.description && <p className="mp-shop-card__text">{shop.description}</p>}
      <Scores scores={scores} of={name} />
      <OtherMedals shop={shop} shownKinds={scores.map(({ kind }) => kind)} />
      <ul className="mp-shop-card__facts">
        {country && !isPictured && (
          <li>
            <MapPin size={16} />
            <span>{countryName(country, locale)}</span>
          </li>
        )}
        {response && (
          <li className="mp-shop-card__answers">
            <History size={16} />
            <span>
              {(usual ? texts.usuallyIn : texts.answersIn)({
                time: formatReplyTime(response, locale),
              })}
            </span>
          </li>
        )}
        {products != null && (
          <li>
            <Tag size={16} />
            <span>{texts.products({ count: products })}</span>
          </li>
        )}
      </ul>
      <TextLink
        className="mp-shop-card__more"
        href={products_href}
        aria-label={texts.seeProductsOf({ shop: name })}
      >
        {texts.seeProducts}
      </TextLink>
      {children}
    </article>
  );
}

/** What the store sells. */
const pictures = { most: 3, className: 'mp-shop-card__products' };

/** The medals of a store, without those that its scores show already. */
function OtherMedals({
  shop,
  shownKinds,
}: {
  readonly shop: ShopResult;
  readonly shownKinds: readonly string[];
}) {
  const others = (shop.shop_medals ?? []).filter(({ name }) => !shownKinds.includes(name.toLowerCase()));
  if (others.length === 0) return null;
  return (
    <ul className="mp-shop-card__medals">
      {others.map(({ name, tier }) => {
        const medalTier = medalTiers.find(one => one.tier === tier?.toLowerCase())?.tier;
        return (
          <li key={name}>
            {medalTier ? <Medal tier={medalTier satisfies MedalTier} /> : null}
            <span>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Address of the product search within the store. Without domain or platform: of the search for its name. */
function productsHref({ name, domain, platform }: ShopResult): string {
  return domain && platform
    ? searchHref({ shop_domain: domain, platform, search_in_shop: 'true', min_transparency: 0 })
    : searchHref({ q: name });
}

/** The placeholder of a card while it loads, of the same height. */
export function ShopCardSkeleton() {
  return (
    <div className="mp-boxed-card mp-shop-card" aria-hidden>
      <ProductPicturesSkeleton {...pictures} />
      <div className="mp-shop-card__head">
        <Skeleton className="mp-picture" />
        <div>
          <SkeletonLine width="70%" line={26} />
          <SkeletonLine width="60%" />
          <span className="mp-shop-card__country">
            <SkeletonLine width="50%" />
          </span>
        </div>
      </div>
      <div className="mp-shop-card__text">
        <SkeletonLine width="95%" />
        <SkeletonLine width="40%" />
      </div>
      <div className="mp-scores">
        <Skeleton width={72} height={62} />
        <Skeleton width={72} height={62} />
      </div>
      <div className="mp-shop-card__facts">
        <span className="mp-shop-card__answers">
          <SkeletonLine width="60%" line={24} />
        </span>
        <SkeletonLine width="40%" line={24} />
      </div>
      <span className="mp-shop-card__more">
        <SkeletonLine width={100} />
      </span>
    </div>
  );
}
