import type { SearchAnswer } from '../../api/search.ts';
import { digits, hasMore, pageCount } from '../../domain/paging.ts';

/** Pages that may be offered. The total is rounded, so a page that is not full is the last one. */
export function offeredPages({ data }: SearchAnswer, page: number): number {
  const { rounded_results_total_count, per_page, search_results } = data;
  const pages = pageCount(digits(rounded_results_total_count), per_page);
  return hasMore(search_results.length, per_page) ? Math.max(pages, page) : page;
}

/** The text that was searched for in place of the typed one; null when it was the typed one. */
export function correctionOf(answer: SearchAnswer | undefined): string | null {
  const corrected = answer?.metrics?.corrected_q;
  return typeof corrected === 'string' && corrected !== '' ? corrected : null;
}
