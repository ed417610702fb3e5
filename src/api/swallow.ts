import type { Client } from './client.ts';
import { ApiError, isAborted } from './errors.ts';

/**
 * The empty value of calls whose failure nobody needs to see. An abort still rejects, for its caller asked for it;
 * a malformed answer is reported, because no browser shows it to the developer by itself.
 */
export function emptyOnFailure<T>(client: Client, error: unknown, empty: T): T {
  if (isAborted(error)) throw error;
  if (error instanceof ApiError && error.kind === 'malformed') client.report(error);
  return empty;
}
