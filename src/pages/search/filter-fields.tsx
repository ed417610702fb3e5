import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../api/search.ts';
import { filterMessages } from '../../contract/messages/filters.ts';
import { countryOptions } from '../../domain/country-options.ts';
import type { DraftChange, FilterDraft } from '../../state/filter-draft.ts';
import { useShippingCountries } from '../../state/shipping-countries.ts';
import { Dropdown } from '../../ui/forms/dropdown.tsx';
import type { Formats } from '../../ui/search-formats.ts';
import { CategoryFilter } from './category-filter.tsx';
import { RatingFilter, ReviewsFilter, ScoreFilter } from './number-filters.tsx';
import { PriceFilter, type PriceTexts } from './price-filter.tsx';

interface FilterFieldsProps {
  readonly draft: FilterDraft;
  readonly change: (change: DraftChange) => void;
  readonly prices: PriceTexts;
  /** What the draft finds, as far as known. */
  readonly answer: SearchAnswer | undefined;
  readonly formats: Formats;
}

/** Every filter of the search. */
export function FilterFields({ draft, change, prices, answer, formats }: FilterFieldsProps): ReactNode {
  return (
    <>
      <CategoryFilter
        search={draft}
        onChange={category_id => change({ category_id })}
        found={answer?.data.category ?? null}
      />
      <PriceFilter draft={draft} texts={prices} onCurrency={currency => change({ currency })} />
      <RatingFilter
        value={draft.min_rating}
        onChange={min_rating => change({ min_rating })}
        formats={formats}
      />
      <ReviewsFilter
        value={draft.reviews_count}
        onChange={reviews_count => change({ reviews_count })}
        formats={formats}
      />
      <ScoreFilter
        kind="transparency"
        value={draft.min_transparency}
        onChange={min_transparency => change({ min_transparency })}
        formats={formats}
      />
      <ScoreFilter
        kind="authenticity"
        value={draft.min_authenticity}
        onChange={min_authenticity => change({ min_authenticity })}
        formats={formats}
      />
      <Dropdown
        label={filterMessages.country}
        searchable
        value={draft.country}
        {...useShippingCountries(draft.country)}
        onChange={country => change({ country })}
      />
      <Dropdown
        label={filterMessages.storeCountry}
        searchable
        value={draft.store_country}
        options={countryOptions()}
        onChange={store_country => change({ store_country })}
      />
    </>
  );
}
