import { useState } from 'react';
import { productMessages } from '../../contract/messages/product.ts';
import { reviewSorts } from '../../contract/reviews.ts';
import type { ReviewQuery } from '../../domain/reviews.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';

const texts = productMessages.reviews;
const sorts = reviewSorts.map(value => ({ value, label: texts.sorts[value] }));

interface ReviewControlsProps {
  readonly query: ReviewQuery;
  readonly onChange: (change: Partial<ReviewQuery>) => void;
}

/** The search field and the order of the reviews. Enter searches; emptying the field shows all again. */
export function ReviewControls({ query, onChange }: ReviewControlsProps) {
  const [typed, setTyped] = useState(query.search);
  // Removing the pill empties the field.
  const [applied, setApplied] = useState(query.search);
  if (applied !== query.search) {
    setApplied(query.search);
    setTyped(query.search);
  }
  return (
    <div className="mp-product__controls">
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
      <Select
        label={texts.sort}
        value={query.sort_by}
        onChange={value => {
          const sort_by = reviewSorts.find(one => one === value);
          if (sort_by) onChange({ sort_by });
        }}
        options={sorts}
      />
    </div>
  );
}
