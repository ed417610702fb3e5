import type { WorldRecord } from '../../fixtures/world/records.ts';

export const productKey = (shop: string, handle: string | null): string => `${shop}/${handle}`;

/** Of what somebody ordered from a store: a product, or nothing in particular. */
export const orderKey = (of: {
  readonly reviewer_slug?: string | undefined;
  readonly shop_slug: string;
  readonly product_handle: string | null;
}): string => `${of.reviewer_slug} ${productKey(of.shop_slug, of.product_handle)}`;

/** A function that finds the top-level category above a category. All are handles. */
export function departmentsOf(world: readonly WorldRecord[]): (category: string) => string {
  const parents = new Map(
    world
      .filter(record => record.type === 'category')
      .map(({ handle, parent_handle }) => [handle, parent_handle]),
  );
  const departmentOf = (handle: string): string => {
    const parent = parents.get(handle);
    return parent ? departmentOf(parent) : handle;
  };
  return departmentOf;
}

/** The values that occur more than once. */
export function doubles(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter(value => seen.size === seen.add(value).size);
}
