import type { ReactNode } from 'react';
import { lookUp } from '../../contract/look-up.ts';
import { type PeoplePage, peopleFilters, peopleSorts } from '../../contract/people.ts';
import type { PeopleQuery } from '../../domain/people.ts';
import { may } from '../../domain/permissions.ts';
import { peopleMessages as texts } from '../../messages/people.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { viewerAtom } from '../../state/person/reviewer.ts';
import { ChipChoice } from '../../ui/forms/chip-choice.tsx';
import { Select } from '../../ui/forms/select.tsx';

interface ControlsProps {
  readonly query: PeopleQuery;
  /** What one may choose people by; empty where the host names none, undefined until that is known. */
  readonly topics: PeoplePage['topics'] | undefined;
  readonly onChange: (change: Partial<PeopleQuery>) => void;
}

/** Filter and order. Each choice takes effect at once and starts at page 1. A value that only the host knows is offered while it is chosen. */
export function Controls({ query, topics, onChange }: ControlsProps): ReactNode {
  const viewer = useAtomValue(viewerAtom);
  const offered = peopleFilters.filter(filter => filter !== 'followed' || may(viewer, 'follow'));
  return (
    <section className="mp-people__controls" aria-label={texts.controls}>
      <div className="mp-chip-row">
        <ChipChoice
          names={withChosen(offered, query.filter_by)}
          chosen={query.filter_by}
          labelOf={filter => lookUp(texts.filters, filter) ?? filter}
          onChoose={filter_by => onChange({ filter_by })}
        />
      </div>
      {(!topics || topics.length > 0) && (
        <Select
          name="topic"
          label={texts.topic}
          value={query.topic}
          isSet={query.topic !== ''}
          options={[{ value: '', label: texts.anyTopic }, ...offeredTopics(topics ?? [], query.topic)]}
          onChange={topic => onChange({ topic })}
        />
      )}
      <Select
        name="sort_by"
        label={texts.sortBy}
        value={query.sort_by}
        options={withChosen(peopleSorts, query.sort_by).map(value => ({
          value,
          label: lookUp(texts.sorts, value) ?? value,
        }))}
        onChange={sort_by => onChange({ sort_by })}
      />
    </section>
  );
}

/** Those of the host; the chosen one also before they are known. */
const offeredTopics = (topics: NonNullable<PeoplePage['topics']>, chosen: string) => [
  ...topics.map(({ topic, name }) => ({ value: topic, label: name })),
  ...(chosen && !topics.some(({ topic }) => topic === chosen) ? [{ value: chosen, label: chosen }] : []),
];

const withChosen = (offered: readonly string[], chosen: string) =>
  offered.includes(chosen) ? offered : [...offered, chosen];
