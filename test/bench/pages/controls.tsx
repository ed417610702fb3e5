/** The controls of both hand-written pages: the field with its suggestions, order and rating. */
import { type ReactNode, useState } from 'react';
import { orders, ratings, type Suggested } from './answers.ts';
import { useSuggested } from './search.ts';

interface SearchFieldProps {
  /** Class names of the list and of a suggestion. */
  readonly list: string;
  readonly option: string;
  readonly renderProduct: (product: Suggested['products'][number]) => ReactNode;
  readonly renderStore: (store: Suggested['stores'][number]) => ReactNode;
}

export function SearchField({ list, option, renderProduct, renderStore }: SearchFieldProps) {
  const [text, setText] = useState('');
  const { suggestions, products, stores, categories } = useSuggested(text);
  const rows: [key: string, content: ReactNode][] = [
    ...suggestions.map(({ text }, index): [string, ReactNode] => [`${index} ${text}`, text]),
    ...products.map((product): [string, ReactNode] => [product.internal_path, renderProduct(product)]),
    ...stores.map((store): [string, ReactNode] => [store.internal_path, renderStore(store)]),
    ...categories.map(({ id, name }): [string, ReactNode] => [String(id), name]),
  ];
  return (
    <>
      <input name="q" aria-label="Search" value={text} onChange={event => setText(event.target.value)} />
      {suggestions.length > 0 && (
        <div className={list} role="listbox" tabIndex={-1}>
          {rows.map(([key, content]) => (
            <div key={key} role="option" aria-selected={false} className={option} tabIndex={-1}>
              {content}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

interface ToolsProps {
  readonly params: URLSearchParams;
  readonly change: (name: string, value: string) => void;
  /** The class name of a button for a rating. */
  readonly chip?: string;
}

export function Tools({ params, change, chip }: ToolsProps) {
  const rating = params.get('min_rating') ?? '';
  return (
    <>
      <select
        name="sort_by"
        aria-label="Order"
        value={params.get('sort_by') ?? ''}
        onChange={event => change('sort_by', event.target.value)}
      >
        {orders.map(value => (
          <option key={value} value={value}>
            {value || 'default'}
          </option>
        ))}
      </select>
      <fieldset aria-label="Minimum rating">
        {ratings.map(value => (
          <button
            key={value}
            type="button"
            className={chip}
            aria-pressed={rating === value}
            onClick={() => change('min_rating', rating === value ? '' : value)}
          >
            {value}+
          </button>
        ))}
      </fieldset>
    </>
  );
}
