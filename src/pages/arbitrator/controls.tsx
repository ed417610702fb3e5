import type { ReactNode } from 'react';
import { arbitratorAssignees, arbitratorSorts, arbitratorStatuses } from '../../contract/arbitrator.ts';
import type { FormOption } from '../../contract/dispute.ts';
import { searchTextMax } from '../../contract/limits.ts';
import { lookUp } from '../../contract/look-up.ts';
import { type ArbitratorQuery, arbitratorQuery } from '../../domain/arbitrator.ts';
import { typeChoices } from '../../domain/dispute-type.ts';
import { arbitratorMessages as texts } from '../../messages/arbitrator.ts';
import { disputeMessages } from '../../messages/dispute.ts';
import { SearchForm } from '../../ui/forms/search-form.tsx';
import { Select, type SelectOption } from '../../ui/forms/select.tsx';

const { page: _, sort_by: _order, ...unfiltered } = arbitratorQuery.defaults;
/** Shows all open disputes, in the order chosen. */
export const noFilters: Partial<ArbitratorQuery> = unfiltered;

export const isFiltered = (query: ArbitratorQuery): boolean =>
  arbitratorQuery.change(query, { ...noFilters, page: query.page }) !== query;

interface ControlsProps {
  readonly query: ArbitratorQuery;
  /** Types that the host filters by. */
  readonly types: readonly FormOption[];
  readonly onChange: (change: Partial<ArbitratorQuery>) => void;
}

/** Words, filters and order. Each choice takes effect at once and starts at page 1. */
export function Controls({ query, types, onChange }: ControlsProps): ReactNode {
  const { status, dispute_type, assignee, search, sort_by } = query;
  const statusNames = { ...texts.statuses, ...disputeMessages.statuses };
  return (
    <section className="mp-arbitrator__controls" aria-label={texts.controls}>
      <SearchForm
        key={search}
        label={texts.search}
        applied={search}
        maxLength={searchTextMax}
        onSearch={search => onChange({ search })}
      />
      <div className="mp-arbitrator__selects">
        <Select
          label={texts.status}
          value={status}
          options={named(arbitratorStatuses, statusNames, status)}
          onChange={status => onChange({ status })}
        />
        <Select
          label={texts.type}
          value={dispute_type}
          options={withChosen([{ value: '', label: texts.anyType }, ...typeChoices(types)], dispute_type)}
          onChange={dispute_type => onChange({ dispute_type })}
        />
        <Select
          label={texts.assignee}
          value={assignee}
          options={named(arbitratorAssignees, texts.assignees, assignee)}
          onChange={assignee => onChange({ assignee })}
        />
        <Select
          label={texts.sortBy}
          value={sort_by}
          options={named(arbitratorSorts, texts.sorts, sort_by)}
          onChange={sort_by => onChange({ sort_by })}
        />
        {isFiltered(query) && (
          <button type="button" className="mp-link mp-small" onClick={() => onChange(noFilters)}>
            {texts.clear}
          </button>
        )}
      </div>
    </section>
  );
}

const named = (values: readonly string[], names: Readonly<Record<string, string>>, chosen: string) =>
  withChosen(
    values.map(value => ({ value, label: lookUp(names, value) ?? value })),
    chosen,
  );

/** A value that only the host knows is offered while it is chosen. */
const withChosen = (options: readonly SelectOption[], chosen: string) =>
  options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label: chosen }];
