import { type FormEvent, type ReactNode, useRef } from 'react';
import type { SearchAnswer } from '../../api/search.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { countryOptions } from '../../domain/country-options.ts';
import { filterMessages } from '../../messages/filters.ts';
import type { Formats } from '../../search-filters/formats.ts';
import { useSetAtom } from '../../state/core/jotai.ts';
import { useShippingCountries } from '../../state/money/shipping-countries.ts';
import { type DraftChange, type FilterDraft, resetDraftAtom } from '../../state/search/filter-draft.ts';
import { Dropdown } from '../../ui/forms/dropdown.tsx';
import { BrandFilter } from './brand-filter.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { countedCountries } from './country-counts.ts';
import { RatingFilter, ReviewsFilter, ScoreFilter } from './number-filters.tsx';
import { type PriceFields, PriceFilter } from './price-filter.tsx';
import type { ResultCounts } from './result-counts.ts';

interface FilterFormProps {
  readonly id: string;
  /** Called when no field has an error. Else the first field with an error gets the focus. */
  readonly onSubmit: () => void;
  readonly draft: FilterDraft;
  readonly change: (change: DraftChange) => void;
  readonly prices: PriceFields;
  /** The answer for the draft, as far as it is known. */
  readonly answer: SearchAnswer | undefined;
  readonly formats: Formats;
}

/** The number of results by each value of a filter, where the host sends it. */
const countsOf = (answer: SearchAnswer | undefined, name: keyof SearchParams): ResultCounts | undefined =>
  answer?.metrics?.results_with?.[name];

/** Every filter of the search. */
export function FilterForm({
  id,
  draft,
  change,
  prices,
  answer,
  formats,
  onSubmit,
}: FilterFormProps): ReactNode {
  const shipping = useShippingCountries(draft.country);
  const form = useRef<HTMLFormElement>(null);
  const resetDraft = useSetAtom(resetDraftAtom);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (!invalid) {
      onSubmit();
      return;
    }
    invalid.focus({ preventScroll: true });
    // With its message: the browser alone scrolls to the field only.
    invalid.closest('.mp-field')?.scrollIntoView({ block: 'center' });
  }
  function reset(event: FormEvent): void {
    event.preventDefault();
    resetDraft();
  }
  return (
    <form ref={form} id={id} className="mp-filters__form" noValidate onSubmit={submit} onReset={reset}>
      <CategoryFilter
        search={draft}
        onChange={category_id => change({ category_id })}
        answered={answer?.data.category ?? null}
        counts={countsOf(answer, 'category_id')}
      />
      <PriceFilter draft={draft} fields={prices} onCurrency={currency => change({ currency })} />
      <RatingFilter
        value={draft.min_rating}
        onChange={min_rating => change({ min_rating })}
        formats={formats}
        counts={countsOf(answer, 'min_rating')}
      />
      <BrandFilter
        value={draft.brand}
        onChange={brand => change({ brand })}
        counts={countsOf(answer, 'brand')}
      />
      <ReviewsFilter
        value={draft.reviews_count}
        onChange={reviews_count => change({ reviews_count })}
        formats={formats}
        counts={countsOf(answer, 'reviews_count')}
      />
      <ScoreFilter
        kind="transparency"
        value={draft.min_transparency}
        onChange={min_transparency => change({ min_transparency })}
        formats={formats}
        counts={countsOf(answer, 'min_transparency')}
      />
      <ScoreFilter
        kind="authenticity"
        value={draft.min_authenticity}
        onChange={min_authenticity => change({ min_authenticity })}
        formats={formats}
        counts={countsOf(answer, 'min_authenticity')}
      />
      <Dropdown
        label={filterMessages.country}
        searchable
        value={draft.country}
        loading={shipping.loading}
        options={countedCountries(shipping.options, countsOf(answer, 'country'), draft.country)}
        onChange={country => change({ country })}
      />
      <Dropdown
        label={filterMessages.storeCountry}
        searchable
        value={draft.store_country}
        options={countedCountries(countryOptions(), countsOf(answer, 'store_country'), draft.store_country)}
        onChange={store_country => change({ store_country })}
      />
    </form>
  );
}
