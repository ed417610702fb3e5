import type { ReactNode } from 'react';
import { searchTextMax } from '../contract/limits.ts';
import { lookUp } from '../contract/look-up.ts';
import { profileSorts } from '../contract/profile.ts';
import type { PublicProfileQuery } from '../domain/profile.ts';
import { profileListMessages as texts } from '../messages/profile-lists.ts';
import { reviewPartMessages } from '../messages/reviews.ts';
import { SearchForm } from '../ui/forms/search-form.tsx';
import { Select } from '../ui/forms/select.tsx';

const stars = [5, 4, 3, 2, 1].map(value => ({
  value: String(value),
  label: reviewPartMessages.starsRow({ stars: value }),
}));

/** The parameters of both kinds of profile. */
type ReviewChoice = Pick<PublicProfileQuery, 'search' | 'sort_by' | 'filter_rating'>;

interface ReviewFiltersProps {
  readonly query: ReviewChoice;
  /** The label of the search field. */
  readonly label: string;
  readonly onChange: (change: Partial<ReviewChoice>) => void;
  /** Shows all reviews; absent while all are shown. */
  readonly onClear: (() => void) | false;
  /** Further filters. */
  readonly children?: ReactNode;
}

/** Words, stars and order of a reviewer's reviews. Enter searches; emptying the field shows all again. */
export function ReviewFilters({ query, label, onChange, onClear, children }: ReviewFiltersProps): ReactNode {
  // An address may ask for an order that only the host knows.
  const orders = [...new Set<string>([...profileSorts, query.sort_by])];
  return (
    <div className="mp-profile__filters">
      <SearchForm
        key={query.search}
        label={label}
        applied={query.search}
        maxLength={searchTextMax}
        onSearch={search => onChange({ search })}
      />
      {children}
      <div className="mp-profile__selects">
        <Select
          label={texts.stars}
          isSet={query.filter_rating !== null}
          value={String(query.filter_rating ?? '')}
          onChange={value => onChange({ filter_rating: value === '' ? null : Number(value) })}
          options={[{ value: '', label: texts.anyStars }, ...stars]}
        />
        <Select
          label={texts.sort}
          value={query.sort_by}
          onChange={sort_by => onChange({ sort_by })}
          options={orders.map(value => ({ value, label: lookUp(texts.sorts, value) ?? value }))}
        />
        {onClear && (
          <button type="button" className="mp-link mp-small" onClick={onClear}>
            {texts.clear}
          </button>
        )}
      </div>
    </div>
  );
}
