/**
 * A page written by hand that wears the markup and the stylesheet of the product: what the styles cost is paid on both
 * sides, and what is left of the ratio is the script.
 */
import type { CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { money, type Product, tiers } from './answers.ts';
import { SearchField, Tools } from './controls.tsx';
import { useSearch } from './search.ts';

function Score({ value, label }: { value: number | null | undefined; label: string }) {
  // There is no review yet.
  if (value == null) return null;
  const percent = Math.floor(value * 100 + 1e-9);
  const tier = tiers.find(([from]) => percent >= from)?.[1];
  return (
    <span className="mp-score">
      <span className="mp-seal mp-seal--md" style={{ '--mp-share': `${value * 100}%` } as CSSProperties}>
        {percent}%
      </span>
      {tier && <span className={`mp-medal mp-medal--${tier} mp-medal--sm`} role="img" aria-label={tier} />}
      <span className="mp-score__label">{label}</span>
    </span>
  );
}

function renderRating({ average_rating, reviews_count }: Pick<Product, 'average_rating' | 'reviews_count'>) {
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
      {renderRating(product)}
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

function Search() {
  return (
    <div className="mp-search-bar">
      <SearchField
        list="mp-suggestions"
        option="mp-suggestions__option"
        renderProduct={product => (
          <>
            <SuggestedPicture src={product.image_url} retina={product.retina_image_url} />
            <span>
              {product.title}
              <span className="mp-suggested__price">{money(product.price, product.currency)}</span>
            </span>
          </>
        )}
        renderStore={store => (
          <>
            <SuggestedPicture src={store.image_url} />
            <span>
              {store.name}
              {renderRating(store)}
            </span>
          </>
        )}
      />
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
  const { products, params, change } = useSearch();
  return (
    <>
      <Search />
      <Tools params={params} change={change} chip="mp-chip" />
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
root?.classList.add('mp-root');
if (root) createRoot(root).render(<Page />);
