import { allCategoriesCall, type Category } from '../contract/category.ts';
import { shortCacheMs } from '../contract/limits.ts';
import { type Client, defineCache } from './client.ts';
import { emptyOnFailure } from './swallow.ts';

const categories = defineCache<Category[]>({ maxAgeMs: shortCacheMs });

/** All categories as the host sends them, nested or flat; none when the call fails. Rejects only when aborted. */
export async function loadCategories(client: Client, signal?: AbortSignal): Promise<Category[]> {
  try {
    return await client.cache(categories).get('', shared => askCategories(client, shared), signal);
  } catch (error) {
    return emptyOnFailure(client, error, []);
  }
}

export function keptCategories(client: Client): Category[] | undefined {
  return client.cache(categories).peek('');
}

async function askCategories(client: Client, signal: AbortSignal): Promise<Category[]> {
  const answer = await client.send(allCategoriesCall, { signal });
  if (Array.isArray(answer)) return answer;
  return 'categories' in answer ? answer.categories : answer.product_categories;
}
