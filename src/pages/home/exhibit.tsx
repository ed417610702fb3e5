import type { Review } from '../../contract/reviews.ts';
import type { ProductCard } from '../../contract/search.ts';
import { percent, scoresOf } from '../../domain/medal.ts';
import { firstSentences } from '../../domain/plain-text.ts';
import { reviewHref } from '../../domain/review-link.ts';
import { sumOf } from '../../domain/score.ts';
import { reviewMessages } from '../../messages/reviews.ts';
import { scoreMessages } from '../../messages/scores.ts';
import { uiMessages } from '../../messages/ui.ts';
import { Rating } from '../../ui/cards/rating.tsx';
import { VerifiedPurchase } from '../../ui/cards/review-facts.tsx';
import { renderSeal } from '../../ui/cards/seal.tsx';
import { Stars } from '../../ui/cards/stars.tsx';
import { useUi } from '../../ui/context.tsx';
import { formatPercent } from '../../ui/format.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import type { Example } from './example.ts';

/** What the site is about, shown with a product and a review: how many of its reviews are shown, and how many of these are verified. */
export function Exhibit({ product, review }: Example) {
  return (
    <>
      <div className="mp-exhibit__card">
        <div className="mp-exhibit__head">
          <Picture src={product.image_url} retina={product.retina_image_url} alt="" eager />
          <div>
            <p className="mp-exhibit__title">
              <Link className="mp-exhibit__link" dir="auto" href={product.internal_path}>
                {product.title}
              </Link>
            </p>
            {product.shop_name && <p className="mp-exhibit__shop">{product.shop_name}</p>}
            <Rating value={product.average_rating} count={product.reviews_count} />
          </div>
        </div>
        <Facts product={product} />
      </div>
      {review && (
        <Quote review={review} isOfProduct={review.product_internal_path === product.internal_path} />
      )}
    </>
  );
}

/** The seals, each with the reviews that it counts, where the host says so, else with its name. */
function Facts({ product }: { readonly product: ProductCard }) {
  const { locale } = useUi();
  return (
    <ul className="mp-exhibit__facts">
      {scoresOf(product).map(score => {
        const sum = sumOf(score);
        return (
          <li key={score.kind}>
            <span className="mp-score" aria-hidden>
              {renderSeal({ ...score, decorative: true }, locale)}
            </span>
            <span>
              {sum && <span className="mp-exhibit__kind">{`${uiMessages.scores[score.kind]} `}</span>}
              <span>
                {sum
                  ? scoreMessages.counted[score.kind]({
                      part: sum[0],
                      whole: sum[1],
                      isAll: sum[0] === sum[1],
                    })
                  : uiMessages.scoreIs({
                      score: uiMessages.scores[score.kind],
                      percent: formatPercent(percent(score.score), locale),
                      isFew: String(!!score.isFew),
                    })}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface QuoteProps {
  readonly review: Review;
  /** False where the review is about another product, which it names then. */
  readonly isOfProduct: boolean;
}

/** Characters of a quote that two lines have room for. */
const quoteLength = 110;

function Quote({ review, isOfProduct }: QuoteProps) {
  const { rating, title, body, lang, verified, reviewer, product_title } = review;
  const words = { lang: lang || undefined, dir: 'auto' } as const;
  const href = reviewHref(review);
  return (
    <blockquote className="mp-exhibit__review">
      {rating != null && <Stars value={rating} />}
      {title && (
        <p {...words} className="mp-exhibit__said">
          {href ? (
            <TextLink quiet href={href}>
              {title}
            </TextLink>
          ) : (
            title
          )}
        </p>
      )}
      {body && (
        <p {...words} className="mp-exhibit__body">
          {firstSentences(body, quoteLength)}
        </p>
      )}
      <footer className="mp-exhibit__by">
        {verified && <VerifiedPurchase />}
        <span dir="auto">
          {(isOfProduct ? null : product_title) || reviewer?.name || reviewMessages.anonymous}
        </span>
      </footer>
    </blockquote>
  );
}
