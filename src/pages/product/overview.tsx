import type { ProductPage } from '../../api/products.ts';
import { productMessages as texts } from '../../contract/messages/product.ts';
import type { WidgetData } from '../../contract/review.ts';
import { formatPrice } from '../../domain/currency.ts';
import { stripJavascript } from '../../domain/links.ts';
import { searchHref } from '../../domain/search-address.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { moneyAtom } from '../../state/money.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Clamp } from '../../ui/clamp.tsx';
import { ExternalLink, Store } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { ScoreFull } from '../../ui/score.tsx';
import { useUi } from '../../ui/settings.tsx';
import { Rating } from '../../ui/stars.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface OverviewProps {
  readonly page: ProductPage;
  /** Come a moment later than the product. */
  readonly figures: WidgetData | undefined;
}

/** Everything about the product but the reviews themselves. */
export function Overview({ page, figures }: OverviewProps) {
  const { product_data: product, shop_data: shop } = page;
  const money = useAtomValue(moneyAtom);
  const { locale } = useUi();
  const price = product.lowest_price ?? product.price;
  const shownPrice = money(price, product.currency);
  const storePrice = price != null && product.currency ? formatPrice(price, product.currency, locale) : null;
  const { transparency_score: transparency, authenticity_score: authenticity } =
    figures?.product_metrics ?? {};
  const inStore = searchHref({ shop_domain: shop.domain, platform: shop.platform, search_in_shop: 'true' });
  const external = product.external_url ? stripJavascript(product.external_url) : '';

  return (
    <>
      <Breadcrumbs items={trail(page)} />
      <div className="mp-product__top">
        <Picture
          className="mp-product__picture"
          src={product.image_url}
          retina={product.retina_image_url}
          alt={product.title}
          priority
        />
        <div className="mp-product__facts">
          <p className="mp-product__shop">
            <Store size={16} />
            {texts.soldBy} <TextLink href={inStore}>{shop.name}</TextLink>
          </p>
          <h1 className="mp-h1">{product.title}</h1>
          <a className="mp-product__rating" href="#reviews">
            <Rating
              value={figures?.average_rating}
              count={figures?.number_of_reviews}
              size="md"
              countInWords
            />
          </a>
          {shownPrice && <Price price={shownPrice} storePrice={storePrice} size="lg" />}
          {(transparency != null || authenticity != null) && (
            <section className="mp-product__scores" aria-label={texts.scores}>
              {transparency != null && <ScoreFull kind="transparency" score={transparency} />}
              {authenticity != null && <ScoreFull kind="authenticity" score={authenticity} />}
            </section>
          )}
          {external && (
            <ButtonLink
              href={external}
              variant="primary"
              size="lg"
              iconEnd={ExternalLink}
              target="_blank"
              rel="noopener nofollow"
              aria-label={texts.opensStore(shop.name)}
            >
              {texts.visitStore}
            </ButtonLink>
          )}
          {product.description && (
            <section className="mp-product__about">
              <h2 className="mp-h3">{texts.about}</h2>
              <Clamp text={product.description} lines={7} className="mp-product__description" />
            </section>
          )}
        </div>
      </div>
    </>
  );
}

/** From the top category down to the product's own; each leads to the search within it. */
function trail({ categories_data }: ProductPage) {
  return (categories_data ?? []).map(({ id, name }) => ({
    label: name,
    href: searchHref({ category_id: Number(id) }),
  }));
}
