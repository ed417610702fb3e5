/**
 * What takes the place of natives that libraries of host pages replace with others: Prototype's `Array.from` makes no
 * items, its `entries` of a list are the items, and old versions write lists and texts as JSON within JSON.
 */

/** Makes the items of a list by their indices. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  const list: T[] = [];
  for (let index = 0; index < count; index += 1) list.push(make(index));
  return list;
}

/** JSON of plain data. The replacer goes back to each value before its `toJSON`, which plain data has none of. */
export const writeJson = (data: unknown): string =>
  JSON.stringify(data, function (this: Record<string, unknown>, key) {
    return this[key];
  });
