import { arbitratorAssignees, arbitratorSorts, arbitratorStatuses } from '../contract/arbitrator.ts';
import { defineListQuery } from './list.ts';
import { filled, pageNumber } from './query.ts';

/** Which disputes an arbitrator sees. `page` starts at 1. */
export interface ArbitratorQuery {
  /** One of `arbitratorStatuses`, or another that the host knows. */
  readonly status: string;
  /** Empty for all. */
  readonly dispute_type: string;
  /** One of `arbitratorAssignees`, or another that the host knows. */
  readonly assignee: string;
  readonly search: string;
  /** One of `arbitratorSorts`, or another that the host knows. */
  readonly sort_by: string;
  readonly page: number;
}

/** Reads and writes the list of an arbitrator in its address. */
export const arbitratorQuery = defineListQuery<ArbitratorQuery>({
  defaults: {
    status: arbitratorStatuses[0],
    dispute_type: '',
    assignee: arbitratorAssignees[0],
    search: '',
    sort_by: arbitratorSorts[0],
    page: 1,
  },
  read: {
    status: filled,
    dispute_type: filled,
    assignee: filled,
    search: given => given.trim(),
    sort_by: filled,
    page: pageNumber,
  },
});
