import { money, type Product, type Suggested, tiers } from './answers.ts';

const medals = {
  diamond: '#6fc3df',
  platinum: '#9fb0b0',
  gold: '#d9a514',
  silver: '#a9b4b4',
  bronze: '#b0713a',
};

function Score({ value, label }: { value: number | null | undefined; label: string }) {
  // There is no review yet.
  if (value == null) return null;
  const percent = Math.floor(value * 100 + 1e-9);
  const tier = tiers.find(([from]) => percent >= from)?.[1];
  return (
    <span className="score" style={tier && { ['--medal' as string]: medals[tier] }} title={tier}>
      <b>{percent}%</b> <span>{label}</span>
    </span>
  );
}

function Rating({ average_rating, reviews_count }: Pick<Product, 'average_rating' | 'reviews_count'>) {
  const rating = average_rating ?? 0;
  return (
    <p className="rating">
      <span
        className="stars"
        role="img"
        aria-label={`${rating} out of 5`}
        style={{ ['--fill' as string]: `${rating * 20}%` }}
      />
      <b>{rating.toFixed(1)}</b>
      <span>({reviews_count})</span>
    </p>
  );
}

function Picture({
  of,
  isFirst = false,
}: {
  of: { image_url: string; retina_image_url?: string };
  isFirst?: boolean;
}) {
  return (
    <div className="picture">
      <img
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        srcSet={of.retina_image_url && `${of.image_url} 1x, ${of.retina_image_url} 2x`}
        src={of.image_url}
        alt=""
      />
    </div>
  );
}

/** The content of a product's `<li>`: 19 elements with it. */
export function Card({ product, index }: { product: Product; index: number }) {
  return (
    <>
      <Picture of={product} isFirst={index < 8} />
      <h2 className="card-title">
        <a className="card-link" href={product.internal_path}>
          {product.title}
        </a>
      </h2>
      <Rating {...product} />
      <div className="scores">
        <Score value={product.transparency_score} label="Transparency" />
        <Score value={product.authenticity_score} label="Authenticity" />
      </div>
      <p className="price">{money(product.price, product.currency)}</p>
      <p className="shop">
        <a href={product.shop_internal_path}>{product.shop_name}</a>
      </p>
    </>
  );
}

export function SuggestedProduct({ product }: { product: Suggested['products'][number] }) {
  return (
    <>
      <Picture of={product} />
      <span>
        {product.title} <b>{money(product.price, product.currency)}</b>
      </span>
    </>
  );
}

export function SuggestedStore({ store }: { store: Suggested['stores'][number] }) {
  return (
    <>
      <Picture of={store} />
      <span>
        {store.name}
        <Rating {...store} />
      </span>
    </>
  );
}
