import { type ReactNode, useId, useState } from 'react';
import { times } from '../../contract/natives.ts';
import type { ProductCard } from '../../contract/search.ts';
import { medalFor, percent } from '../../domain/medal.ts';
import { lazy } from '../../loading/lazy.ts';
import { medalMessages as texts } from '../../messages/medals.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useExampleProducts } from '../../state/goods/site.ts';
import { useUi } from '../../ui/context.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatPercent } from '../../ui/format.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Picture } from '../../ui/media/picture.tsx';

const ScoreExplainer = lazyComponent(
  lazy(() => import('../../ui/cards/score-explainer.tsx')),
  code => code.ScoreExplainer,
);

/** Just below a tier, where rounding down matters. */
const initialScore = 0.989;
const productCount = 5;
/** More digits than a score is shown with elsewhere: what is rounded down is seen here. */
const exactly = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 3 } as const;
/** About what the explanation takes, px: little moves when it comes. */
const explainerHeight = 380;

/** A slider for a score, or the score of a real product, with the medal that follows from it. */
export function ScoreSlider(): ReactNode {
  const id = useId();
  const { locale } = useUi();
  const [score, setScore] = useState(initialScore);
  const [chosen, setChosen] = useState<ProductCard>();
  const products = useExampleProducts()?.slice(0, productCount);
  const tier = medalFor(score);
  const medal = tier ? uiMessages.medals[tier] : uiMessages.noMedal;
  return (
    <div className="mp-try">
      <div>
        <p className="mp-field__label mp-try__label">
          <label htmlFor={id}>{texts.slider}</label>
          <span aria-hidden>{score.toLocaleString(locale, exactly)}</span>
        </p>
        <input
          id={id}
          className="mp-try__slider"
          type="range"
          min={0.7}
          max={1}
          step={0.001}
          value={score}
          aria-valuetext={texts.sliderValue({ percent: formatPercent(percent(score), locale), medal })}
          onChange={event => {
            setScore(Number(event.target.value));
            setChosen(undefined);
          }}
        />
        {products?.length !== 0 && (
          <>
            <p className="mp-field__label">{chosen?.title ?? texts.realOnes}</p>
            <div className="mp-try__products">
              {products
                ? products.map(product => (
                    <button
                      key={product.encoded_product_id}
                      type="button"
                      className="mp-try__product"
                      aria-label={product.title}
                      aria-pressed={product.encoded_product_id === chosen?.encoded_product_id}
                      onClick={() => {
                        setScore(product.transparency_score ?? initialScore);
                        setChosen(product);
                      }}
                    >
                      <Picture src={product.image_url} retina={product.retina_image_url} alt="" />
                    </button>
                  ))
                : times(productCount, index => <Skeleton key={index} className="mp-picture" height="auto" />)}
            </div>
          </>
        )}
      </div>
      <ScoreExplainer
        kind="transparency"
        score={score}
        fallback={<Skeleton width="100%" height={explainerHeight} />}
        failure={retry => <ErrorNotice level={3} onRetry={retry} />}
      />
    </div>
  );
}
