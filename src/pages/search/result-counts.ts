import { lookUp } from '../../contract/look-up.ts';
import { totalOf } from '../../domain/format.ts';
import { searchMessages } from '../../messages/search.ts';

/** Value of a filter → number of results, or a text such as "2,400+". */
export type ResultCounts = Readonly<Record<string, number | string>>;

/** How many results a choice of a filter would leave. */
export interface ResultCount {
  /** `312` or `2,400+`. */
  readonly text: string;
  /** `312 products`. */
  readonly spoken: string;
  readonly isNone: boolean;
}

/** The count of one value; null where the host sends none. */
export function resultCount(counts: ResultCounts | undefined, value: number | string): ResultCount | null {
  const sent = counts && lookUp(counts, String(value));
  if (sent === undefined) return null;
  const { count, isMore } = totalOf(sent);
  return {
    text: searchMessages.choiceCount({ count, isMore }),
    spoken: searchMessages.count({ count, isMore }),
    isNone: count === 0,
  };
}
