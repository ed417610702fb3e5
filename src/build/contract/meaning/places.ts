/** Where answers of the searches have their rows and figures. */
import { numberAt, rowsAt } from '../read.ts';

/** A word that no catalogue has. */
export const noWord = 'xqzvkwjy';

/** Where an answer has its rows and figures. */
export interface Places {
  readonly rows: string;
  readonly id: string;
  readonly title: string;
  readonly total: (data: unknown) => number | null;
  readonly perPage: (data: unknown) => number | null;
}

export const products: Places = {
  rows: 'search_results',
  id: 'encoded_product_id',
  title: 'title',
  total: data => numberAt(data, 'data', 'rounded_results_total_count'),
  perPage: data => numberAt(data, 'data', 'per_page'),
};
export const stores: Places = {
  rows: 'shop_results',
  id: 'encoded_shop_id',
  title: 'name',
  total: data => numberAt(data, 'data', 'results_total_count') ?? numberAt(data, 'results_total_count'),
  perPage: data => numberAt(data, 'data', 'per_page') ?? numberAt(data, 'per_page'),
};

/** Rows, their place, and the answer: of the request as it is, or of a changed one. */
export const rowsOf = (data: unknown, { rows }: Places) => rowsAt(data, 'data', rows);
