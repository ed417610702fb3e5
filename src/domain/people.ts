import { peopleFilters, peopleSorts } from '../contract/people.ts';
import { defineListQuery } from './list.ts';
import { filled, pageNumber } from './query.ts';

/** Which reviewers are listed. `page` starts at 1. */
export interface PeopleQuery {
  /** One of `peopleSorts`, or another that the host knows. */
  readonly sort_by: string;
  /** One of `peopleFilters`, or another that the host knows. */
  readonly filter_by: string;
  readonly page: number;
}

/** Reads and writes a list of reviewers in its address. */
export const peopleQuery = defineListQuery<PeopleQuery>({
  defaults: { sort_by: peopleSorts[0], filter_by: peopleFilters[0], page: 1 },
  read: { sort_by: filled, filter_by: filled, page: pageNumber },
});
