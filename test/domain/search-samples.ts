import { type SearchParams, searchDefaults } from '../../src/contract/search-params.ts';

/** Every search parameter with a value that an address may hold and that is not its default. */
export const searchSamples = Object.fromEntries(
  Object.entries(searchDefaults).map(([name, value]) => [name, sampleOf(name, value)]),
) as unknown as SearchParams;

function sampleOf(name: string, value: unknown): unknown {
  if (name.endsWith('country')) return 'DE';
  if (name === 'currency') return 'EUR';
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return /_(id|price)$/.test(name) ? 7 : 'true';
}
