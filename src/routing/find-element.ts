import { traitOf } from './scroll-position.ts';

/** The described element, or the last equal one when there are fewer now. Null when there is none. */
export function findElement(description: string, within: ParentNode): HTMLElement | null {
  const [, kind, number, trait] = /^([a-z][\w.-]*) (\d+) (.+)$/is.exec(description) ?? [];
  if (!kind) return null;
  const alike = [...within.querySelectorAll<HTMLElement>(kind)].filter(one => traitOf(one) === trait);
  return alike[Number(number)] ?? alike.at(-1) ?? null;
}
