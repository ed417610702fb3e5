/**
 * The page that the product is measured against: the same cards from the same host, written by hand in plain
 * React. No router, no state library, no checks of answers, no frame; only what the measured actions need.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Product {
  encoded_product_id: string;
  title: string;
  internal_path: string;
  image_url: string;
  retina_image_url: string;
  price: number;
  currency: string;
  /** Null where nobody has reviewed yet, or absent. */
  average_rating?: number | null;
  reviews_count: number;
  transparency_score: number;
  authenticity_score: number;
  shop_name: string;
  shop_internal_path: string;
}

/** What is suggested for a text: other texts, and pages of products, stores and categories. */
interface Suggested {
  suggestions: { text: string }[];
  products: Pick<
    Product,
    'title' | 'internal_path' | 'image_url' | 'retina_image_url' | 'price' | 'currency'
  >[];
  stores: (Pick<Product, 'average_rating' | 'reviews_count' | 'image_url' | 'internal_path'> & {
    name: string;
  })[];
  categories: { id: number; name: string }[];
}

const ratings = [4.5, 4, 3, 2];
const sorts = ['', 'reviews_count', 'newest', 'best_selling', 'price_asc', 'price_desc'];
const tiers = [
  [100, 'diamond'],
  [99, 'platinum'],
  [95, 'gold'],
  [90, 'silver'],
  [80, 'bronze'],
] as const;

const formats = new Map<string, Intl.NumberFormat>();
function money(amount: number, currency: string) {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat('en', { style: 'currency', currency });
    formats.set(currency, format);
  }
  return format.format(amount);
}

function Score({ value, label }: { value: number; label: string }) {
  const percent = Math.floor(value * 100 + 1e-9);
  const tier = tiers.find(([from]) => percent >= from)?.[1];
  return (
    <span className="mp-score">
      {tier && <span className={`mp-medal mp-medal--${tier} mp-medal--sm`} role="img" aria-label={tier} />}
      <b>{percent}%</b>
      <span className="mp-score__label">{label}</span>
    </span>
  );
}

function drawRating({ average_rating, reviews_count }: Pick<Product, 'average_rating' | 'reviews_count'>) {
  const rating = average_rating ?? 0;
  return (
    <span className="mp-rating">
      <span
        className="mp-stars mp-stars--sm"
        role="img"
        aria-label={`${rating} out of 5`}
        style={{ ['--mp-fill' as string]: `${rating * 20}%` }}
      />
      <span className="mp-rating__value">{rating.toFixed(1)}</span>
      <span className="mp-rating__count">({reviews_count})</span>
    </span>
  );
}

function Card({ product, index }: { product: Product; index: number }) {
  return (
    <article className="mp-card">
      <span className="mp-picture">
        <img
          className="mp-picture__img"
          data-shown=""
          loading={index < 12 ? 'eager' : 'lazy'}
          decoding="async"
          srcSet={`${product.image_url} 1x, ${product.retina_image_url} 2x`}
          src={product.image_url}
          alt=""
        />
      </span>
      <h2 className="mp-card__title">
        <a className="mp-card__link" href={product.internal_path}>
          {product.title}
        </a>
      </h2>
      {drawRating(product)}
      <div className="mp-scores">
        <Score value={product.transparency_score} label="Transparency" />
        <Score value={product.authenticity_score} label="Authenticity" />
      </div>
      <span className="mp-price mp-card__price">
        <span className="mp-price__amount">{money(product.price, product.currency)}</span>
      </span>
      <p className="mp-card__shop">
        <a href={product.shop_internal_path}>{product.shop_name}</a>
      </p>
    </article>
  );
}

const nothing: Suggested = { suggestions: [], products: [], stores: [], categories: [] };

function Search() {
  const [text, setText] = useState('');
  const [suggested, setSuggested] = useState(nothing);
  useEffect(() => {
    if (!text) return setSuggested(nothing);
    const timer = setTimeout(async () => {
      const response = await fetch(`/reviews/instant_search?q=${encodeURIComponent(text)}`);
      const answer: Suggested = await response.json();
      setSuggested({ ...answer, suggestions: [{ text }, ...answer.suggestions] });
    }, 200);
    return () => clearTimeout(timer);
  }, [text]);
  const { suggestions, products, stores, categories } = suggested;
  return (
    <div className="mp-search-bar">
      <input name="q" value={text} onChange={event => setText(event.target.value)} />
      {suggestions.length > 0 && (
        <div className="mp-suggestions" role="listbox" tabIndex={-1}>
          {suggestions.map(({ text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as one writes it by hand
            <Option key={`${index} ${text}`}>{text}</Option>
          ))}
          {products.map(product => (
            <Option key={product.internal_path}>
              <SuggestedPicture src={product.image_url} retina={product.retina_image_url} />
              <span>
                {product.title}
                <span className="mp-suggested__price">{money(product.price, product.currency)}</span>
              </span>
            </Option>
          ))}
          {stores.map(store => (
            <Option key={store.internal_path}>
              <SuggestedPicture src={store.image_url} />
              <span>
                {store.name}
                {drawRating(store)}
              </span>
            </Option>
          ))}
          {categories.map(({ id, name }) => (
            <Option key={id}>{name}</Option>
          ))}
        </div>
      )}
    </div>
  );
}

function Option({ children }: { children: ReactNode }) {
  return (
    <div role="option" aria-selected={false} className="mp-suggestions__option" tabIndex={-1}>
      {children}
    </div>
  );
}

function SuggestedPicture({ src, retina }: { src: string; retina?: string }) {
  return (
    <span className="mp-picture hand-written-suggested">
      <img
        className="mp-picture__img"
        data-shown=""
        loading="lazy"
        decoding="async"
        srcSet={retina && `${src} 1x, ${retina} 2x`}
        src={src}
        alt=""
      />
    </span>
  );
}

function Page() {
  const [search, setSearch] = useState(location.search);
  const [products, setProducts] = useState<Product[]>([]);
  useEffect(() => {
    const back = () => setSearch(location.search);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const response = await fetch(`/reviews/search.json${search}`);
      const answer = await response.json();
      if (current) setProducts(answer.data.search_results);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [search]);
  const params = new URLSearchParams(search);
  const rating = params.get('min_rating') ?? '';
  const change = (name: string, value: string) => {
    const changed = new URLSearchParams(search);
    if (value) changed.set(name, value);
    else changed.delete(name);
    history.pushState(null, '', `?${changed}`);
    setSearch(`?${changed}`);
  };
  return (
    <>
      <Search />
      <select
        name="sort_by"
        value={params.get('sort_by') ?? ''}
        onChange={event => change('sort_by', event.target.value)}
      >
        {sorts.map(value => (
          <option key={value}>{value}</option>
        ))}
      </select>
      <fieldset aria-label="Minimum rating">
        {ratings.map(value => (
          <button
            key={value}
            type="button"
            className="mp-chip"
            aria-pressed={rating === String(value)}
            onClick={() => change('min_rating', rating === String(value) ? '' : String(value))}
          >
            {value}+
          </button>
        ))}
      </fieldset>
      <ul className="mp-grid">
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
