/** What only somebody who is signed in can have: no answer gives it to a guest. */
import { isRecord } from '../../../host/json.ts';
import type { RuleContext } from '../rule.ts';

const isOwn: Readonly<Record<string, (value: unknown) => boolean>> = {
  voted: value => value === true,
  is_saved: value => value === true,
  current_reviewer_unreviewed_products: value => Array.isArray(value) && value.length > 0,
  waiting_disputes_count: value => Number(value) > 0,
};

export function checkGuest(data: unknown, expect: RuleContext['expect'], path = '', depth = 0): void {
  if (typeof data !== 'object' || data === null || depth > 8) return;
  for (const [name, value] of Object.entries(data)) {
    const here = path ? `${path}.${name}` : name;
    if (isRecord(data)) expect(!isOwn[name]?.(value), here, 'nothing: nobody is signed in', value);
    checkGuest(value, expect, here, depth + 1);
  }
}
