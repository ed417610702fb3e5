import type { SearchAnswer } from '../../api/search.ts';
import { digits } from '../../domain/paging.ts';

/** How much was found: exactly, or at least. */
export interface Total {
  readonly count: number;
  /** The host counted only so far. */
  readonly isMore: boolean;
}
export function totalOf(rounded: SearchAnswer['data']['rounded_results_total_count']): Total {
  return { count: digits(rounded), isMore: typeof rounded === 'string' && rounded.includes('+') };
}

/** The text that was searched for in place of the typed one; null when it was the typed one. */
export function correctionOf(answer: SearchAnswer | undefined): string | null {
  return answer?.metrics?.corrected_q || null;
}
