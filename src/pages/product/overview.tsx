import type { ProductPage } from '../../api/product.ts';
import type { WidgetData } from '../../contract/review-widgets.ts';
import { formatPrice } from '../../domain/currency.ts';
import { isHtml, plainText } from '../../domain/plain-text.ts';
import { cardOf } from '../../domain/product.ts';
import { showsQuestions, webHref } from '../../domain/shop.ts';
import { lazy } from '../../loading/lazy.ts';
import { productMessages as texts } from '../../messages/product.ts';
import { ActionButtons, ShareButton } from '../../product-actions/action-buttons.ts';
import { VisitStore } from '../../reviews/visit-store.tsx';
import { categoryHref } from '../../routing/addresses/category-href.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { moneyAtom } from '../../state/money/money.ts';
import { productPrice } from '../../state/money/product-price.ts';
import { Price } from '../../ui/cards/product-card.tsx';
import { Rating } from '../../ui/cards/rating.tsx';
import { ClampedText } from '../../ui/clamped-text.tsx';
import { useUi } from '../../ui/context.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Store } from '../../ui/icons/store.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { BackToResults } from './back-to-results.tsx';
import type { RatingFigures } from './data.ts';
import { RatingSkeleton, ScoresSkeleton } from './overview-skeleton.tsx';
import { ProductPictures } from './product-pictures.tsx';

/** The parts below the head that need more code than the first paint has. */
export const later = lazy(() => import('./later.tsx'));
const Description = lazyComponent(later, code => code.Description);
const ProductDetails = lazyComponent(later, code => code.ProductDetails);
const ProductScores = lazyComponent(later, code => code.ProductScores);

interface OverviewProps {
  /** Called when a click opens the store. */
  readonly onLeave: () => void;
  readonly page: ProductPage;
  /** They load after the product: undefined until then, null when that fails. */
  readonly figures: WidgetData | undefined | null;
  readonly rating: RatingFigures | undefined | null;
  /** False once it is known that the page has no questions, whatever the figures say. */
  readonly hasQuestions: boolean;
  /** Address of the reviews of verified buyers. */
  readonly verifiedHref: string;
}

/** Everything about the product except the reviews. */
export function Overview({ page, figures, rating, hasQuestions, verifiedHref, onLeave }: OverviewProps) {
  const { product_data: product, shop_data: shop } = page;
  const external = webHref(product.external_url ?? '');
  const questions =
    hasQuestions && showsQuestions(shop.settings, 1) ? (figures?.number_of_questions ?? 0) : 0;

  return (
    <>
      <div className="mp-product__way">
        <BackToResults />
        <Breadcrumbs items={breadcrumbsOf(page)} />
      </div>
      <div className="mp-product__top">
        <ProductPictures product={product} />
        <div className="mp-product__facts">
          <p className="mp-product__shop">
            <Store size={16} />
            <span>{`${texts.soldBy} `}</span>
            <TextLink dir="auto" href={shop.internal_path}>
              {shop.name}
            </TextLink>
          </p>
          <h1 className="mp-h1">
            <bdi>{product.title}</bdi>
          </h1>
          <ProductRating rating={rating} questions={questions} />
          <ProductPrice page={page} />
          {figures === undefined ? (
            <ScoresSkeleton />
          ) : (
            <ProductScores
              figures={figures}
              verifiedHref={verifiedHref}
              of={product.title}
              fallback={<ScoresSkeleton />}
              failure={retry => <ErrorNotice level={3} onRetry={retry} />}
            />
          )}
          {external && (
            <VisitStore
              href={external}
              size="lg"
              className="mp-product__buy"
              aria-label={texts.opensStore({ shop: shop.name })}
              onLeave={onLeave}
            >
              {texts.visitStore}
            </VisitStore>
          )}
        </div>
        <div className="mp-product__more">
          <div className="mp-product__actions">
            <ActionButtons product={cardOf(product, shop, figures && { ...figures, ...rating })} isRow />
            <ShareButton title={product.title} path={product.internal_path} />
          </div>
          <ProductDetails page={page} />
        </div>
        {product.description && (
          <section className="mp-product__about">
            <h2 className="mp-h2">{texts.about}</h2>
            <About text={product.description} base={external ?? `https://${product.shop_domain}/`} />
          </section>
        )}
      </div>
    </>
  );
}

interface ProductRatingProps extends Pick<OverviewProps, 'rating'> {
  /** The number of questions. */
  readonly questions: number;
}

function ProductRating({ rating, questions }: ProductRatingProps) {
  if (rating === undefined) return <RatingSkeleton />;
  if (rating === null) return <p className="mp-muted">{texts.ratingFailed}</p>;
  const { average_rating: average, number_of_reviews: count } = rating;
  if ((average ?? count) == null) return null;
  return (
    <p className="mp-product__rating">
      <a href="#reviews">
        <Rating value={average} count={count} size="md" countInWords />
      </a>
      {questions > 0 && (
        <a className="mp-link mp-link--quiet" href="#questions">
          {texts.questions({ count: questions })}
        </a>
      )}
    </p>
  );
}

/** Lines of the description above its 'Read more'. */
const aboutLines = 7;

/** The description: HTML as soon as its code is here, and until then its text. */
function About({ text, base }: { readonly text: string; readonly base: string }) {
  const plain = <ClampedText text={plainText(text)} lines={aboutLines} of={texts.about} dir="auto" />;
  return isHtml(text) ? <Description html={text} base={base} lines={aboutLines} fallback={plain} /> : plain;
}

/** The lowest price in the person's currency, and beside it the store's own where the currencies differ. */
function ProductPrice({ page: { product_data: product } }: Pick<OverviewProps, 'page'>) {
  const money = useAtomValue(moneyAtom);
  const { locale } = useUi();
  const amount = product.lowest_price ?? product.price;
  const price = productPrice(money, { ...product, price: amount });
  if (!price || amount == null || !product.currency) return null;
  const storePrice = formatPrice(amount, product.currency, locale);
  return (
    <Price
      price={price.price}
      before={price.before}
      about={price.price.includes(storePrice) ? price.about : texts.storePrice({ price: storePrice })}
      className="mp-price--lg"
    />
  );
}

/** Links from the top category down to the product's own. */
function breadcrumbsOf({ categories_data }: ProductPage) {
  return (categories_data ?? []).map(category => ({ label: category.name, href: categoryHref(category) }));
}
