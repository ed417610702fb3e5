import * as v from 'valibot';
import * as f from './fields.ts';

/** A category. `children` are categories or ids. `level` is 1 at the top. */
export interface Category {
  id: number | string;
  name: string;
  handle?: string | null | undefined;
  path?: string | null | undefined;
  level?: number | null | undefined;
  parent_id?: number | string | null | undefined;
  children?: Array<Category | number | string> | null | undefined;
  is_deepest?: boolean | null | undefined;
  external_title?: string | null | undefined;
  external_description?: string | null | undefined;
  items?: unknown[] | null | undefined;
  image_url?: string | null | undefined;
  /** From the top level down, without the category itself. */
  upper_level_categories?: Array<Category | number | string> | null | undefined;
  bar_flat_view?: boolean | null | undefined;
  bar_order?: number | null | undefined;
  page_order?: number | null | undefined;
  products_count?: number | null | undefined;
}

/** The fields of every category. */
export const categoryEntries = {
  id: f.id,
  name: v.string(),
  handle: f.optionalText,
  path: f.optionalText,
  level: f.optionalNumber,
  parent_id: v.nullish(f.id),
  children: v.nullish(v.array(v.union([f.id, v.lazy((): v.GenericSchema<Category> => category)]))),
  is_deepest: f.optionalFlag,
  external_title: f.optionalText,
  external_description: f.optionalText,
  items: v.nullish(v.array(v.unknown())),
  image_url: f.optionalText,
  upper_level_categories: v.nullish(
    v.array(v.union([f.id, v.lazy((): v.GenericSchema<Category> => category)])),
  ),
  bar_flat_view: f.optionalFlag,
  bar_order: f.optionalNumber,
  page_order: f.optionalNumber,
  /** In it and below it. */
  products_count: f.optionalCount,
};

export const category: v.GenericSchema<Category> = v.object(categoryEntries);
