import type { ReactNode } from 'react';
import { medalTiers } from '../../contract/limits.ts';
import { type SearchParams, searchDefaults } from '../../contract/search-params.ts';
import { countryName } from '../../domain/country-name.ts';
import { chosenOrder } from '../../domain/filter-choices.ts';
import { limitChoices, nonNegative } from '../../domain/limit-choices.ts';
import { storeOrders, storeSearchHref } from '../../domain/store-search.ts';
import { storeMessages as texts } from '../../messages/store-search.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useNavigate } from '../../routing/router/screen-hooks.ts';
import { useUi } from '../../ui/context.tsx';
import { formatPercent } from '../../ui/format.ts';
import { Select, type SelectOption } from '../../ui/forms/select.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { later } from './results.tsx';

const CountryFilters = lazyComponent(later, code => code.CountryFilters);

/** The filters and the order of the stores. Each choice takes effect at once and starts at page 1. */
export function StoreFilters({ params }: { readonly params: SearchParams }): ReactNode {
  const { locale } = useUi();
  const navigate = useNavigate();
  const apply = (change: Partial<SearchParams>) =>
    navigate(storeSearchHref({ ...params, ...change, page: 1 }));
  const number = (name: keyof typeof limits, label: string) => (
    <Select
      name={name}
      label={label}
      options={optionsOf(limits[name], params[name], locale)}
      value={String(nonNegative(params[name]))}
      isSet={params[name] !== searchDefaults[name] || (params[name] > 0 ? undefined : false)}
      onChange={value => apply({ [name]: Number(value) })}
    />
  );
  const orders = storeOrders(params.sort_by);
  return (
    <section className="mp-chip-row mp-stores__filters" aria-label={texts.filters}>
      <Select
        name="sort_by"
        label={texts.sortBy}
        options={orders}
        value={chosenOrder(orders, params.sort_by)}
        onChange={value => apply({ sort_by: value || null })}
      />
      <CountryFilters params={params} apply={apply} fallback={<CountryPlaceholders params={params} />} />
      {number('min_rating', texts.rating)}
      {number('min_transparency', texts.transparency)}
      {number('min_authenticity', texts.authenticity)}
      {number('reviews_count', texts.reviews)}
    </section>
  );
}

/** Placeholders of the country filters until their code has loaded. */
function CountryPlaceholders({ params }: { readonly params: SearchParams }): ReactNode {
  return (['store_country', 'country'] as const).map(name => (
    <Select
      key={name}
      disabled
      label={texts[name]}
      options={[{ value: params[name], label: countryName(params[name]) }]}
      value={params[name]}
      isSet={params[name] !== searchDefaults[name]}
      onChange={() => {}}
    />
  ));
}

interface Limit {
  readonly choices: readonly number[];
  readonly any: 'anyRating' | 'anyScore' | 'anyReviews';
  readonly label: (value: number, locale: string) => string;
}
const score: Limit = {
  choices: medalTiers.map(({ from }) => from),
  any: 'anyScore',
  label: (value, locale) => {
    const percent = formatPercent(value, locale);
    const tier = medalTiers.find(({ from }) => from === value)?.tier;
    return tier ? texts.scoreFrom({ percent, medal: uiMessages.medals[tier] }) : texts.scoreOf({ percent });
  },
};
const limits = {
  min_rating: {
    choices: [3, 4, 4.25, 4.5],
    any: 'anyRating',
    label: value => texts.ratingFrom({ stars: value }),
  },
  min_transparency: score,
  min_authenticity: score,
  reviews_count: {
    choices: [10, 100, 500],
    any: 'anyReviews',
    label: value => texts.reviewsFrom({ count: value }),
  },
} as const satisfies Record<string, Limit>;

function optionsOf({ choices, any, label }: Limit, inEffect: number, locale: string): SelectOption[] {
  return limitChoices(choices, inEffect).map(value => ({
    value: String(value),
    label: value === 0 ? texts[any] : label(value, locale),
  }));
}
