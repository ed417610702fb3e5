import { type ReactNode, useMemo } from 'react';
import { medalTiers, sortOptions } from '../../contract/limits.ts';
import { storeMessages as texts } from '../../contract/messages/stores.ts';
import { uiMessages } from '../../contract/messages/ui.ts';
import type { SearchParams } from '../../contract/search-params.ts';
import { countryOptions } from '../../domain/country-options.ts';
import { storeSearchHref } from '../../domain/search-address.ts';
import { useNavigate } from '../../routing/router.tsx';
import { useShippingCountries } from '../../state/use-shipping-countries.ts';
import { Dropdown } from '../../ui/dropdown.tsx';
import { formatCount, formatPercent } from '../../ui/format.ts';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { useUi } from '../../ui/settings.tsx';

type FilterName = 'min_rating' | 'min_transparency' | 'min_authenticity' | 'reviews_count';
const ratings = [3, 4, 4.25, 4.5] as const;
const reviewCounts = [10, 100, 500] as const;
/** Stores have no price. */
const orders = sortOptions.flatMap(({ value, label }) =>
  value?.startsWith('price') ? [] : { value: value ?? '', label },
);
const countries = /* @__PURE__ */ countryOptions();

/** Everything that narrows the stores down or orders them. Each choice takes effect at once, from page 1 on. */
export function StoreFilters({ params }: { readonly params: SearchParams }): ReactNode {
  const { locale } = useUi();
  const navigate = useNavigate();
  const apply = (change: Partial<SearchParams>) =>
    navigate(storeSearchHref({ ...params, ...change, page: 1 }));
  const choices = useMemo(() => choicesIn(locale), [locale]);

  const number = (name: FilterName, label: string) => (
    <Select
      name={name}
      size="sm"
      labelAt="inside"
      label={label}
      options={withCurrent(choices[name], params[name], name, locale)}
      value={String(params[name])}
      onChange={value => apply({ [name]: Number(value) })}
    />
  );
  return (
    <section className="mp-chip-row mp-stores__filters" aria-label={texts.filters}>
      <Select
        name="sort_by"
        size="sm"
        labelAt="inside"
        label={texts.sortBy}
        options={orders}
        value={orders.some(({ value }) => value === params.sort_by) ? (params.sort_by ?? '') : ''}
        onChange={value => apply({ sort_by: value || null })}
      />
      <Dropdown
        size="sm"
        labelAt="inside"
        label={texts.country}
        searchable
        options={countries}
        value={params.store_country}
        onChange={store_country => apply({ store_country })}
      />
      <Dropdown
        size="sm"
        labelAt="inside"
        label={texts.shipsTo}
        searchable
        value={params.country}
        {...useShippingCountries(params.country)}
        onChange={country => apply({ country })}
      />
      {number('min_rating', texts.rating)}
      {number('min_transparency', texts.transparency)}
      {number('min_authenticity', texts.authenticity)}
      {number('reviews_count', texts.reviews)}
    </section>
  );
}

type Choices = Readonly<Record<FilterName, readonly SelectOption[]>>;

function choicesIn(locale: string): Choices {
  const scores = [
    { value: '0', label: texts.anyScore },
    ...[...medalTiers].reverse().map(({ tier, from }) => ({
      value: String(from),
      label: texts.scoreFrom(formatPercent(from, locale), uiMessages.medals[tier]),
    })),
  ];
  const from = (values: readonly number[], all: string, write: (shown: string) => string) => [
    { value: '0', label: all },
    ...values.map(value => ({ value: String(value), label: write(formatCount(value, locale)) })),
  ];
  return {
    min_transparency: scores,
    min_authenticity: scores,
    min_rating: from(ratings, texts.anyRating, texts.ratingFrom),
    reviews_count: from(reviewCounts, texts.anyReviews, texts.reviewsFrom),
  };
}

/** An address may ask for any number: it is then one of the options, too. */
function withCurrent(
  options: readonly SelectOption[],
  value: number,
  name: FilterName,
  locale: string,
): readonly SelectOption[] {
  if (options.some(option => option.value === String(value))) return options;
  const isScore = name === 'min_transparency' || name === 'min_authenticity';
  const label = isScore
    ? texts.scoreOf(formatPercent(value, locale))
    : texts.ratingFrom(formatCount(value, locale));
  return [...options, { value: String(value), label }];
}
