import { type ReactNode, useId } from 'react';
import { percent, scoresOf } from '../domain/medal.ts';
import { suggestionMessages } from '../messages/search-bar.ts';
import { uiMessages } from '../messages/ui.ts';
import { useAtomValue } from '../state/core/jotai.ts';
import { moneyAtom } from '../state/money/money.ts';
import { productPrice } from '../state/money/product-price.ts';
import type { SuggestedPage } from '../state/search/suggestions.ts';
import { Price } from '../ui/cards/product-card.tsx';
import { Rating } from '../ui/cards/rating.tsx';
import { renderSeal } from '../ui/cards/seal.tsx';
import { useUi } from '../ui/context.tsx';
import { formatPercent } from '../ui/format.ts';
import { ChevronRight } from '../ui/icons/chevron-right.ts';
import { Picture } from '../ui/media/picture.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { useCombobox } from './use-combobox.ts';

interface SuggestedPagesProps {
  readonly pages: readonly SuggestedPage[];
  /** Index of the first page among the options. */
  readonly from: number;
  readonly optionProps: ReturnType<typeof useCombobox>['optionProps'];
}

const kinds = ['product', 'store', 'category'] as const;

/** Suggested products, stores and categories: groups of options within the list of suggestions. */
export function SuggestedPages({ pages, from, optionProps }: SuggestedPagesProps): ReactNode {
  return kinds.map(kind => {
    const own = pages.filter(page => page.kind === kind);
    return (
      own.length > 0 && (
        <Group key={kind} title={suggestionMessages.groups[kind]}>
          {own.map(page => (
            <div
              key={page.href}
              {...optionProps(from + pages.indexOf(page))}
              className="mp-suggestions__option mp-suggested"
            >
              <Page {...page} isShared={own.filter(({ name }) => name === page.name).length > 1} />
            </div>
          ))}
        </Group>
      )
    );
  });
}

function Group({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
    <div role="group" aria-labelledby={id} className="mp-suggested-group">
      <div id={id} role="presentation" className="mp-suggested-group__title">
        {title}
      </div>
      {children}
    </div>
  );
}

/** @param isShared whether another product has the same title: their stores tell them apart */
function Page({ isShared, ...page }: SuggestedPage & { isShared: boolean }): ReactNode {
  const money = useAtomValue(moneyAtom);
  const name = (
    <span className="mp-suggested__name" dir="auto">
      {page.name}
    </span>
  );
  if (page.kind === 'category')
    return (
      <>
        <span>{name}</span>
        <ChevronRight size={18} className="mp-search-bar__onward" />
      </>
    );
  const { image_url } = page.item;
  const picture = (
    <Picture
      src={image_url}
      retina={page.kind === 'product' ? page.item.retina_image_url : undefined}
      alt=""
      className={`mp-suggested__picture mp-suggested__picture--${page.kind}`}
    />
  );
  const price = page.kind === 'product' ? productPrice(money, page.item) : null;
  return (
    <>
      {picture}
      <span className="mp-suggested__facts">
        <span>{name}</span>
        {isShared && page.kind === 'product' && (
          <span className="mp-suggested__shop" dir="auto">
            {page.item.shop_name}
          </span>
        )}
        <span className="mp-suggested__said">
          {page.item.reviews_count != null && (
            <Rating value={page.item.average_rating} count={page.item.reviews_count} />
          )}
          {price && <Price {...price} />}
        </span>
      </span>
      {page.kind === 'product' && <Transparency of={page.item} />}
    </>
  );
}

/** The seal of a product's transparency. There is no room for two beside its name. */
function Transparency({ of }: { readonly of: Parameters<typeof scoresOf>[0] }): ReactNode {
  const { locale } = useUi();
  const score = scoresOf(of).find(({ kind }) => kind === 'transparency');
  return (
    score && (
      <>
        <span className="mp-score mp-suggested__seal" aria-hidden>
          {renderSeal({ ...score, size: 'sm', decorative: true }, locale)}
          <span className="mp-score__label">{uiMessages.scores.transparency}</span>
        </span>
        <VisuallyHidden>
          {` ${uiMessages.scoreIs({
            score: uiMessages.scores.transparency,
            percent: formatPercent(percent(score.score), locale),
            isFew: String(!!score.isFew),
          })}`}
        </VisuallyHidden>
      </>
    )
  );
}
