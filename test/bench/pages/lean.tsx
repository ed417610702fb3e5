/**
 * The page that counts: what a good engineer writes by hand in plain React for the same cards from the same host. No
 * router, no state library, no checks of answers, a stylesheet of forty lines, 19 elements a card.
 */
import { createRoot } from 'react-dom/client';
import { Card, SuggestedProduct, SuggestedStore } from './card.tsx';
import { SearchField, Tools } from './controls.tsx';
import { useSearch } from './search.ts';

function Header() {
  return (
    <header className="header">
      <a href="/">Candour</a>
      <div className="search">
        <SearchField
          list="suggestions"
          option="suggestion"
          renderProduct={product => <SuggestedProduct product={product} />}
          renderStore={store => <SuggestedStore store={store} />}
        />
      </div>
      <a href="/login">Sign in</a>
    </header>
  );
}

function Page() {
  const { products, params, change } = useSearch();
  return (
    <>
      <Header />
      <div className="tools">
        <Tools params={params} change={change} />
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
