import type { Loadable } from '../../state/query.ts';

/** Whether there will be nothing to show of a list: it failed, or holds nothing. */
export function isMissing({ status, data }: Loadable<readonly unknown[] | null>): boolean {
  return status === 'failed' || data === null || data?.length === 0;
}
