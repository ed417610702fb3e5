import type { ReactNode } from 'react';
import { searchTextMax } from '../../contract/limits.ts';
import { publicListMessages as texts } from '../../contract/messages/public-lists.ts';
import { reviewMessages } from '../../contract/messages/reviews.ts';
import { profileSorts } from '../../contract/profile.ts';
import { isNarrowed, type PublicProfileQuery } from '../../domain/profile.ts';
import { SearchForm } from '../../ui/forms/search-form.tsx';
import { Select } from '../../ui/forms/select.tsx';

const stars = [5, 4, 3, 2, 1].map(value => ({ value: String(value), label: reviewMessages.starsRow(value) }));

interface ReviewControlsProps {
  readonly query: PublicProfileQuery;
  readonly onChange: (change: Partial<PublicProfileQuery>) => void;
  readonly onClear: () => void;
}

/** Words, stars and order of somebody's reviews. Enter searches; emptying the field shows all again. */
export function ReviewControls({ query, onChange, onClear }: ReviewControlsProps): ReactNode {
  // An address may ask for an order that only the host knows.
  const orders = [...new Set<string>([...profileSorts, query.sort_by])];
  return (
    <div className="mp-public__controls">
      <SearchForm
        key={query.search}
        label={texts.search}
        applied={query.search}
        maxLength={searchTextMax}
        onSearch={search => onChange({ search })}
      />
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
        <button type="button" className="mp-link mp-small" onClick={onClear}>
          {texts.clear}
        </button>
      )}
    </div>
  );
}
