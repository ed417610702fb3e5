import type { ReactNode } from 'react';
import { ownReviewTypes } from '../../contract/profile.ts';
import { isNarrowed, type PrivateProfileQuery, privateProfileQuery } from '../../domain/profile.ts';
import { ownListMessages as texts } from '../../messages/profile-lists.ts';
import { ReviewFilters } from '../../profiles/review-filters.tsx';
import { ChipChoice } from '../../ui/forms/chip-choice.tsx';

const { search, filter_rating, review_type } = privateProfileQuery.defaults;
/** Shows all reviews, in the order chosen. */
export const allReviews = { search, filter_rating, review_type };

interface OwnReviewFiltersProps {
  readonly query: PrivateProfileQuery;
  readonly onChange: (change: Partial<PrivateProfileQuery>) => void;
}

/** Words, kind, stars and order of one's own reviews. */
export function OwnReviewFilters({ query, onChange }: OwnReviewFiltersProps): ReactNode {
  return (
    <ReviewFilters
      query={query}
      onChange={onChange}
      label={texts.search}
      onClear={isNarrowed(query) && (() => onChange(allReviews))}
    >
      <fieldset className="mp-chip-row" aria-label={texts.types}>
        <ChipChoice
          names={ownReviewTypes}
          chosen={query.review_type}
          labelOf={type => texts.typeNames[type]}
          onChoose={review_type => onChange({ review_type })}
        />
      </fieldset>
    </ReviewFilters>
  );
}
