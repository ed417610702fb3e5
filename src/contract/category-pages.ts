import * as v from 'valibot';
import { defineCall } from './call.ts';
import { category, categoryEntries } from './categories.ts';
import * as f from './fields.ts';
import { paths } from './paths.ts';
import { productCard } from './search.ts';

/**
 * The categories of one level with their descendants. `category_id` replaces `level` and asks for the children of
 * that category. A text or the three parameters of a shop limit the answer to categories with such products.
 */
export const categoriesCall = defineCall({
  method: 'GET',
  path: paths.categories,
  params: v.object({
    q: v.optional(v.string()),
    shop_domain: v.optional(v.string()),
    search_in_shop: v.optional(v.string()),
    platform: v.optional(v.string()),
    category_id: v.optional(v.string()),
    level: v.optional(v.string()),
  }),
  answer: v.object({
    product_categories: v.array(category),
    meta_data: v.nullish(f.metaData),
  }),
});

/** Categories or their ids. */
const categoryList = v.nullish(v.array(v.union([f.id, category])));

/** The category of a page, with products. Its related categories are here or beside it in the answer. */
export const shownCategory = v.object({
  ...categoryEntries,
  items: f.rows(productCard),
  grand_children: categoryList,
  /** From the top level down. */
  upper_level_categories: categoryList,
});

/** One category with its related categories. */
export const categoryPageCall = defineCall({
  method: 'GET',
  path: paths.category,
  params: f.none,
  answer: v.object({
    category: shownCategory,
    children: categoryList,
    grand_children: categoryList,
    /** From the top level down. */
    upper_level_categories: categoryList,
    meta_data: v.nullish(f.metaData),
  }),
});

/** All categories: a bare list, or one under `categories` or `product_categories`. */
export const allCategoriesCall = defineCall({
  method: 'GET',
  path: paths.allCategories,
  params: f.none,
  answer: v.union([
    v.array(category),
    v.object({ categories: v.array(category) }),
    v.object({ product_categories: v.array(category) }),
  ]),
});
