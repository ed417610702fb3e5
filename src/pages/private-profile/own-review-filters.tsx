import type { ReactNode } from 'react';
import { ownReviewTypes } from '../../contract/profile.ts';
import { isNarrowed, type PrivateProfileQuery, privateProfileQuery } from '../../domain/profile.ts';
import { ownListMessages as texts } from '../../messages/profile-lists.ts';
import { ReviewFilters } from '../../profiles/review-filters.tsx';
import { Chip } from '../../ui/forms/chip.tsx';

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
      {...{ query, onChange }}
      label={texts.search}
      onClear={isNarrowed(query) && (() => onChange(allReviews))}
    >
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
    </ReviewFilters>
  );
}
