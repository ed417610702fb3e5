import type { ReactNode } from 'react';
import { searchTextMax } from '../../contract/limits.ts';
import { ownListMessages as texts } from '../../contract/messages/own-lists.ts';
import { reviewMessages } from '../../contract/messages/reviews.ts';
import { ownReviewTypes, profileSorts } from '../../contract/profile.ts';
import { isNarrowed, type PrivateProfileQuery, privateProfileQuery } from '../../domain/profile.ts';
import { Chip } from '../../ui/forms/chip.tsx';
import { SearchForm } from '../../ui/forms/search-form.tsx';
import { Select } from '../../ui/forms/select.tsx';

const stars = [5, 4, 3, 2, 1].map(value => ({ value: String(value), label: reviewMessages.starsRow(value) }));
const { search, filter_rating, review_type } = privateProfileQuery.defaults;
/** Shows all reviews, in the order chosen. */
export const allReviews = { search, filter_rating, review_type };

interface ReviewFiltersProps {
  readonly query: PrivateProfileQuery;
  readonly onChange: (change: Partial<PrivateProfileQuery>) => void;
}

/** Words, order and filters of one's own reviews. Enter searches; emptying the field shows all again. */
export function ReviewFilters({ query, onChange }: ReviewFiltersProps): ReactNode {
  // An address may ask for an order that only the host knows.
  const orders = [...new Set<string>([...profileSorts, query.sort_by])];
  return (
    <div className="mp-profile__filters">
      <SearchForm
        key={query.search}
        label={texts.search}
        applied={query.search}
        maxLength={searchTextMax}
        onSearch={search => onChange({ search })}
      />
      <fieldset className="mp-chip-row" aria-label={texts.types}>
        {ownReviewTypes.map(type => (
          <Chip
            key={type}
            selected={type === query.review_type}
            onClick={() => onChange({ review_type: type })}
          >
            {texts.typeNames[type]}
          </Chip>
        ))}
      </fieldset>
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
          options={orders.map(value => ({ value, label: texts.sorts[value] ?? value }))}
        />
        {isNarrowed(query) && (
          <button type="button" className="mp-link mp-small" onClick={() => onChange(allReviews)}>
            {texts.clear}
          </button>
        )}
      </div>
    </div>
  );
}
