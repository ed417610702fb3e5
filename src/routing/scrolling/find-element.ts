import { traitOf } from './scroll-position.ts';

/**
 * Finds an element by its description, see `describeElement`. Where there are fewer equal elements now, the last of them;
 * null where there is none.
 */
export function findElement(description: string, within: ParentNode): HTMLElement | null {
  const [, kind, number, trait] = /^([a-z][\w.-]*) (\d+) (.+)$/is.exec(description) ?? [];
  if (!kind) return null;
  const alike = [...within.querySelectorAll<HTMLElement>(kind)].filter(one => traitOf(one) === trait);
  return alike[Number(number)] ?? alike.at(-1) ?? null;
}
