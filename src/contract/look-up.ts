/** The value of a table under a key from outside. Names that every object inherits, such as `constructor`, have none. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
