/** The cards of the lean page in stock widgets of react-instantsearch: what one would take in place of the product. */
import { history } from 'instantsearch.js/es/lib/routers';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Autocomplete,
  Hits,
  InstantSearch,
  type InstantSearchProps,
  Menu,
  SortBy,
} from 'react-instantsearch';
import type { UiState } from 'instantsearch.js';
import { orders, type Product, ratings, type Suggested } from './answers.ts';
import { Card, SuggestedProduct, SuggestedStore } from './card.tsx';

/** The index of the usual order. Other orders are indices of their names. */
const usual = 'products';

interface Request {
  indexName: string;
  params?: { query?: string; hitsPerPage?: number; facetFilters?: readonly (string | readonly string[])[] };
}

/** Answers the widgets from the host, in place of the client of Algolia. */
const searchClient = {
  async search(requests: readonly Request[]) {
    const results = await Promise.all(
      requests.map(async request => {
        const hits = await hitsOf(request);
        const facets = { min_rating: Object.fromEntries(ratings.map(rating => [rating, 1])) };
        const pages = { page: 0, nbPages: 1, hitsPerPage: hits.length, nbHits: hits.length };
        return { ...pages, hits, facets, index: request.indexName, query: request.params?.query ?? '' };
      }),
    );
    return { results };
  },
} as unknown as InstantSearchProps['searchClient'];

async function hitsOf({ indexName, params = {} }: Request): Promise<object[]> {
  // The host sends no other filters.
  if (params.hitsPerPage === 0) return [];
  const query = new URLSearchParams({ q: params.query ?? '' });
  const kind = indexName.replace('suggested_', '');
  if (kind !== indexName) {
    const suggested = await suggestedFor(`/reviews/instant_search?${query}`);
    return suggested[kind as keyof Suggested].map((hit, index) => ({ ...hit, objectID: `${kind} ${index}` }));
  }
  const [, rating] = /^min_rating:(.+)$/.exec(String(params.facetFilters?.flat()[0])) ?? [];
  if (rating) query.set('min_rating', rating);
  if (indexName !== usual) query.set('sort_by', indexName);
  const response = await fetch(`/reviews/search.json?${query}`);
  const answer = await response.json();
  return answer.data.search_results.map((product: Product) => ({
    ...product,
    objectID: product.encoded_product_id,
  }));
}

let asked = { address: '', answer: Promise.resolve({} as Suggested) };
/** All lists of suggestions ask for the same answer. */
function suggestedFor(address: string): Promise<Suggested> {
  const ask = async (): Promise<Suggested> => {
    const answer: Suggested = await (await fetch(address)).json();
    const text = new URLSearchParams(address.split('?')[1]).get('q') ?? '';
    return { ...answer, suggestions: [{ text }, ...answer.suggestions] };
  };
  if (asked.address !== address) asked = { address, answer: ask() };
  return asked.answer;
}

/** The parameters of the address. */
interface Address {
  q?: string | undefined;
  min_rating?: string | undefined;
  sort_by?: string | undefined;
}
const routing = {
  // At once, so that Back has somewhere to go.
  router: history<Address>({ writeDelay: 0, cleanUrlOnDispose: false }),
  stateMapping: {
    $$type: 'benchmark',
    stateToRoute({ [usual]: { query, menu, sortBy } = {} }: UiState): Address {
      return { q: query, min_rating: menu?.min_rating, sort_by: sortBy };
    },
    routeToState({ q, min_rating, sort_by }: Address): UiState {
      const menu = { min_rating: min_rating ?? '' };
      return { [usual]: { query: q ?? '', menu, sortBy: sort_by ?? usual } };
    },
  },
};

/** A list of suggestions. */
const suggested = <Kind extends keyof Suggested>(
  kind: Kind,
  draw: (one: Suggested[Kind][number]) => ReactNode,
) => ({
  indexName: `suggested_${kind}`,
  itemComponent: ({ item }: { item: object }) => <>{draw(item as Suggested[Kind][number])}</>,
});
const suggestions = [
  suggested('suggestions', ({ text }) => text),
  suggested('products', product => <SuggestedProduct product={product} />),
  suggested('stores', store => <SuggestedStore store={store} />),
  suggested('categories', ({ name }) => name),
];

function Page() {
  return (
    <InstantSearch<UiState, Address> indexName={usual} searchClient={searchClient} routing={routing}>
      <header className="header">
        <a href="/">Candour</a>
        <div className="search">
          <Autocomplete indices={suggestions} detachedMediaQuery="" />
        </div>
        <a href="/login">Sign in</a>
      </header>
      <div className="tools">
        <SortBy items={orders.map(order => ({ value: order || usual, label: order || 'default' }))} />
        <fieldset aria-label="Minimum rating">
          <Menu attribute="min_rating" sortBy={['name:desc']} />
        </fieldset>
      </div>
      <Hits<Product>
        classNames={{ list: 'cards' }}
        hitComponent={({ hit }) => <Card product={hit} index={hit.__position} />}
      />
    </InstantSearch>
  );
}

const root = document.querySelector('main');
if (root) createRoot(root).render(<Page />);
