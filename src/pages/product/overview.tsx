import type { ProductPage } from '../../api/product.ts';
import { productMessages as texts } from '../../contract/messages/product.ts';
import type { WidgetData } from '../../contract/reviews.ts';
import { cardOf } from '../../domain/comparison.ts';
import { formatPrice } from '../../domain/currency.ts';
import { externalHref } from '../../domain/links.ts';
import { scoresOf } from '../../domain/medal.ts';
import { plainText } from '../../domain/plain-text.ts';
import { searchHref } from '../../domain/search-address.ts';
import { LazyProductActions } from '../../product-actions/lazy-product-actions.tsx';
import { categoryHref } from '../../routing/category-href.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { moneyAtom } from '../../state/money.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Price } from '../../ui/cards/product-card.tsx';
import { ScoreFull } from '../../ui/cards/score-full.tsx';
import { Rating } from '../../ui/cards/stars.tsx';
import { ClampedText } from '../../ui/clamped-text.tsx';
import { useUi } from '../../ui/context.tsx';
import { ExternalLink, Store } from '../../ui/icons.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { useGallery } from '../../ui/media/use-gallery.tsx';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { TextLink } from '../../ui/navigation/link.tsx';
import { BackToResults } from './back-to-results.tsx';
import { RatingSkeleton, ScoresSkeleton } from './overview-skeleton.tsx';

interface OverviewProps {
  /** Called when a click opens the store. */
  readonly onLeave: () => void;
  readonly page: ProductPage;
  /** They load after the product: undefined until then, null when that fails. */
  readonly figures: WidgetData | undefined | null;
}

/** Everything about the product except the reviews. */
export function Overview({ page, figures, onLeave }: OverviewProps) {
  const { product_data: product, shop_data: shop } = page;
  const inStore = searchHref({ shop_domain: shop.domain, platform: shop.platform, search_in_shop: 'true' });
  const description = plainText(product.description ?? '');
  const external = product.external_url ? externalHref(product.external_url) : '';

  return (
    <>
      <div className="mp-product__way">
        <BackToResults />
        <Breadcrumbs items={breadcrumbsOf(page)} />
      </div>
      <div className="mp-product__top">
        <ProductPicture product={product} />
        <div className="mp-product__facts">
          <p className="mp-product__shop">
            <Store size={16} />
            {texts.soldBy} <TextLink href={inStore}>{shop.name}</TextLink>
          </p>
          <h1 className="mp-h1">{product.title}</h1>
          {figures === undefined && <RatingSkeleton />}
          {figures === null && <p className="mp-muted">{texts.ratingFailed}</p>}
          {(figures?.average_rating ?? figures?.number_of_reviews) != null && (
            <a className="mp-product__rating" href="#reviews">
              <Rating
                value={figures?.average_rating}
                count={figures?.number_of_reviews}
                size="md"
                countInWords
              />
            </a>
          )}
          <ProductPrice page={page} />
          {figures === undefined ? <ScoresSkeleton /> : <Scores figures={figures} of={product.title} />}
          {external && (
            <ButtonLink
              href={external}
              variant="primary"
              size="lg"
              className="mp-product__buy"
              iconEnd={ExternalLink}
              target="_blank"
              rel="noopener nofollow"
              aria-label={texts.opensStore(shop.name)}
              onClick={onLeave}
              // The middle button opens a tab as well.
              onAuxClick={event => event.button === 1 && onLeave()}
            >
              {texts.visitStore}
            </ButtonLink>
          )}
          <div className="mp-product__actions">
            <LazyProductActions product={cardOf(product, shop, figures)} isRow isWanted={false} />
          </div>
          {description && (
            <section className="mp-product__about">
              <h2 className="mp-h3">{texts.about}</h2>
              <ClampedText text={description} lines={7} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}

/** The picture of the product. A press opens it larger. */
function ProductPicture({ product }: { readonly product: ProductPage['product_data'] }) {
  const { image_url: compact, retina_image_url: retina, title } = product;
  const items = compact
    ? [
        {
          id: compact,
          dataType: 'picture' as const,
          videoId: null,
          picture: { compact, huge: retina || compact },
        },
      ]
    : [];
  const { openers, open, dialog } = useGallery<HTMLDivElement>(title, items);
  const picture = (
    <Picture className="mp-product__picture" src={compact} retina={retina} alt={title} priority />
  );
  return (
    <div ref={openers}>
      {compact ? (
        <button
          type="button"
          className="mp-picture-button"
          aria-haspopup="dialog"
          aria-label={texts.enlarge(title)}
          onClick={() => open(0)}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      {dialog}
    </div>
  );
}

/** The lowest price in the shopper's currency, and beside it the store's own where the currencies differ. */
function ProductPrice({ page: { product_data: product } }: Pick<OverviewProps, 'page'>) {
  const money = useAtomValue(moneyAtom);
  const { locale } = useUi();
  const amount = product.lowest_price ?? product.price;
  const price = money(amount, product.currency);
  if (!price || amount == null || !product.currency) return null;
  return <Price price={price} storePrice={formatPrice(amount, product.currency, locale)} size="lg" />;
}

function Scores({ figures, of }: Pick<OverviewProps, 'figures'> & { readonly of: string }) {
  const scores = scoresOf(figures?.product_metrics);
  return (
    <section className="mp-product__scores" aria-label={texts.scores}>
      {scores.map(score => (
        <ScoreFull key={score.kind} of={of} {...score} />
      ))}
      {scores.length === 0 && (
        <p className="mp-small mp-muted">{figures ? texts.noScores : texts.scoresFailed}</p>
      )}
    </section>
  );
}

/** Links from the top category down to the product's own. */
function breadcrumbsOf({ categories_data }: ProductPage) {
  return (categories_data ?? []).map(category => ({ label: category.name, href: categoryHref(category) }));
}
