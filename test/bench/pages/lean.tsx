/**
 * The page that counts: what a good engineer writes by hand in plain React for the same cards from the same host. No
 * router, no state library, no checks of answers, a stylesheet of forty lines, 19 elements a card.
 */
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { orders, ratings } from './answers.ts';
import { Card, SuggestedProduct, SuggestedStore } from './card.tsx';
import { useSearch, useSuggested } from './search.ts';

function Header() {
  const [text, setText] = useState('');
  const { suggestions, products, stores, categories } = useSuggested(text);
  return (
    <header className="header">
      <a href="/">Candour</a>
      <div className="search">
        <input name="q" aria-label="Search" value={text} onChange={event => setText(event.target.value)} />
        {suggestions.length > 0 && (
          <div className="suggestions" role="listbox" tabIndex={-1}>
            {suggestions.map(({ text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as one writes it by hand
              <Option key={`${index} ${text}`}>{text}</Option>
            ))}
            {products.map(product => (
              <Option key={product.internal_path}>
                <SuggestedProduct product={product} />
              </Option>
            ))}
            {stores.map(store => (
              <Option key={store.internal_path}>
                <SuggestedStore store={store} />
              </Option>
            ))}
            {categories.map(({ id, name }) => (
              <Option key={id}>{name}</Option>
            ))}
          </div>
        )}
      </div>
      <a href="/login">Sign in</a>
    </header>
  );
}

function Option({ children }: { children: ReactNode }) {
  return (
    <div role="option" aria-selected={false} className="suggestion" tabIndex={-1}>
      {children}
    </div>
  );
}

function Page() {
  const { products, params, change } = useSearch();
  const rating = params.get('min_rating') ?? '';
  return (
    <>
      <Header />
      <div className="tools">
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
              aria-pressed={rating === value}
              onClick={() => change('min_rating', rating === value ? '' : value)}
            >
              {value}+
            </button>
          ))}
        </fieldset>
      </div>
      <ul className="cards">
        {products.map((product, index) => (
          <li key={product.encoded_product_id}>
            <Card product={product} index={index} />
          </li>
        ))}
      </ul>
    </>
  );
}

const root = document.querySelector('main');
if (root) createRoot(root).render(<Page />);
