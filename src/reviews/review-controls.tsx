import { useState } from 'react';
import { reviewSorts, shopReviewTypes, type WidgetData } from '../contract/review-widgets.ts';
import { reviewSources } from '../contract/reviews.ts';
import type { ReviewQuery } from '../domain/reviews.ts';
import { reviewListMessages as texts } from '../messages/review-list.ts';
import { Chip } from '../ui/forms/chip.tsx';
import { ChipChoice } from '../ui/forms/chip-choice.tsx';
import { SearchField } from '../ui/forms/search-field.tsx';
import { Select } from '../ui/forms/select.tsx';
import { ImageIcon } from '../ui/icons/image.ts';
import { ShieldCheck } from '../ui/icons/shield-check.ts';
import { sourceName } from './active-filters.tsx';
import { AudienceFilters } from './audience-filters.tsx';

interface ReviewControlsProps {
  readonly query: ReviewQuery;
  readonly data: WidgetData;
  /** Whether there are reviews of several types: of the store itself and of its products. */
  readonly hasTypes: boolean;
  readonly onChange: (change: Partial<ReviewQuery>) => void;
}

/** Words, order and filters of the reviews. Enter searches; emptying the field shows all again. */
export function ReviewControls({ query, data, hasTypes, onChange }: ReviewControlsProps) {
  const sortedBy = data.sorted_by;
  const sorts = reviewSorts.filter(sort => sortedBy || sort !== 'most_helpful');
  return (
    <div className="mp-reviews__controls">
      {hasTypes && (
        <fieldset className="mp-chip-row" aria-label={texts.types}>
          <ChipChoice
            names={shopReviewTypes}
            chosen={query.review_type}
            labelOf={type => texts.typeNames[type]}
            onChoose={review_type => onChange({ review_type })}
          />
        </fieldset>
      )}
      <ReviewSearch query={query} onChange={onChange} />
      <Select
        label={texts.sort}
        value={query.sort_by ?? sorts.find(one => one === sortedBy) ?? 'pictures_first'}
        onChange={value => {
          const sort_by = reviewSorts.find(one => one === value);
          if (sort_by) onChange({ sort_by });
        }}
        options={sorts.map(value => ({ value, label: texts.sorts[value] }))}
      />
      <fieldset className="mp-chip-row" aria-label={texts.filters}>
        <Chip
          icon={ShieldCheck}
          selected={query.verified_only}
          onClick={() => onChange({ verified_only: !query.verified_only })}
        >
          {texts.verifiedOnly}
        </Chip>
        <Chip
          icon={ImageIcon}
          selected={query.with_pictures}
          onClick={() => onChange({ with_pictures: !query.with_pictures })}
        >
          {texts.withPictures}
        </Chip>
        <Select
          label={texts.source}
          isSet={query.review_source !== 'all_sources'}
          value={query.review_source}
          onChange={value => {
            const review_source = reviewSources.find(one => one === value);
            if (review_source) onChange({ review_source });
          }}
          options={reviewSources.map(value => ({ value, label: sourceName(value) }))}
        />
        <AudienceFilters query={query} data={data} onChange={onChange} />
      </fieldset>
    </div>
  );
}

function ReviewSearch({ query, onChange }: Pick<ReviewControlsProps, 'query' | 'onChange'>) {
  const [typed, setTyped] = useState(query.search);
  // Clearing all filters empties the field.
  const [applied, setApplied] = useState(query.search);
  if (applied !== query.search) {
    setApplied(query.search);
    setTyped(query.search);
  }
  return (
    <form
      aria-label={texts.search}
      onSubmit={event => {
        event.preventDefault();
        onChange({ search: typed.trim() });
      }}
    >
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={typed}
        onChange={setTyped}
        onClear={() => onChange({ search: '' })}
        maxLength={200}
      />
    </form>
  );
}
