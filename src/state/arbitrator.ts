import { arbitratorLists } from '../api/arbitrator.ts';
import { createQuery } from './query.ts';

/** The list of an arbitrator. Its failure is an empty list. */
export const arbitratorPages = createQuery(arbitratorLists);
