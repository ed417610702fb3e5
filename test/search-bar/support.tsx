import { screen, user, waitFor } from '../support/dom.ts';
import * as assert from 'uvu/assert';
import { SearchBar, type SearchBarProps } from '../../src/search-bar/search-bar.tsx';
import { RootProviders } from '../../src/shell/root-providers.tsx';
import type { FakeRequest } from '../api/fake-fetch.ts';
import { type SetUp, setUp } from '../shell/support.tsx';

const categories = [
  { id: 1, name: 'Cameras', level: 1 },
  { id: 2, name: 'Toys', level: 1 },
  { id: 3, name: 'Kites', level: 2, parent_id: 2 },
];
const suggestions = [
  { text: 'camera' },
  { text: 'cam' },
  { text: 'camera bag' },
  { text: 'Cameras', id: 1 },
  { text: 'camper', id: 2 },
  { text: 'camel', id: 99 },
];
/** The suggestions for `cam`. */
export const allOptions = ['cam', 'camera', 'camera bag', 'cam in Cameras', 'camper in Toys', 'camel'];

/** The suggestions for `pot` beside the texts. The last product has no address. */
const pages = {
  products: [
    { title: 'Iron Pot', internal_path: '/reviews/stores/a/products/pot', price: 20, currency: 'EUR' },
    { title: 'Script', internal_path: 'javascript:alert(1)' },
  ],
  stores: [
    { name: 'Potter', internal_path: '/reviews/stores/potter', average_rating: 4.5, reviews_count: 3 },
  ],
  categories: [{ id: 7, name: 'Pots', handle: 'pots' }],
};

/** Two of one title, and one of another. */
const kites = ['Table Kite', 'Table Kite', 'Beach Kite'].map((title, index) => ({
  title,
  internal_path: `/reviews/stores/s${index}/products/kite`,
  shop_name: `Store ${index}`,
}));

export function respond({ address }: FakeRequest) {
  if (address.startsWith('/reviews/all_categories')) return { body: categories };
  if (!address.startsWith('/reviews/instant_search')) return undefined;
  if (address.includes('q=kite')) return { body: { suggestions: [], products: kites } };
  if (address.includes('q=tent'))
    return { body: { suggestions: [{ text: 'Dome Tents' }, { text: 'Potent rope' }] } };
  if (address.includes('q=pot')) return { body: { suggestions: [{ text: 'pots' }], ...pages } };
  return { body: { suggestions: address.includes('q=cam') ? suggestions : [] } };
}

const Nothing = () => null;
/** A search bar, and a button after it to move the focus to. */
export const mount = (props: SearchBarProps = {}, given: Partial<SetUp> = {}) =>
  setUp({
    respond,
    screens: { home: Nothing, PageSearch: Nothing, shop: Nothing, product: Nothing, categoryShow: Nothing },
    draw: ({ store, routing }) => (
      <RootProviders store={store} routing={routing}>
        <SearchBar {...props} />
        <button type="button">elsewhere</button>
      </RootProviders>
    ),
    ...given,
  });

export const field = () => screen.getByRole('combobox', { name: 'Search for product' }) as HTMLInputElement;
/** The options of the list, without those of the category selector. */
export const options = () =>
  [...document.querySelectorAll('[role=option]')].map(option => option.textContent);
export const highlighted = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};
export const href = () => location.pathname + location.search;

/** Types and waits for the suggestions of the server. */
export async function type(text: string): Promise<void> {
  await user.type(field(), text);
  await waitFor(() => assert.ok(options().length > 1, `only ${options().join()}`));
}
