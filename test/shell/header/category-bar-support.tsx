import { act, screen, within } from '../../support/dom.ts';
import type { Category } from '../../../src/contract/categories.ts';
import { NavbarRoot } from '../../../src/shell/navbar-root.tsx';
import { settled } from '../../api/fake-fetch.ts';
import { type SetUp, setUp } from '../support.tsx';

const Nothing = () => null;

let nextId = 0;
export function category(name: string, given: Partial<Category> = {}): Category {
  nextId += 1;
  const handle = name.toLowerCase().replaceAll(' ', '-');
  return { id: nextId, name, handle, path: `/reviews/categories/${handle}`, ...given };
}
const leaves = (...names: string[]) => names.map(name => category(name));

export const kitchen = category('Kitchen', {
  bar_order: 1,
  children: [
    category('Coffee', {
      image_url: '/coffee.svg',
      children: leaves('Kettles', 'Mugs', 'Bowls', 'Cups', 'Filters'),
    }),
    category('Gift cards', { image_url: '/gift.svg' }),
    category('Knives', { children: leaves('Bread knives') }),
  ],
});
export const sports = category('Sports', {
  bar_order: 2,
  bar_flat_view: true,
  children: [
    category('Balls', { children: leaves('Footballs') }),
    category('Rackets', { image_url: '/racket.svg' }),
    category('Water'),
    category('Winter'),
  ],
});
export const gifts = category('Gifts', { bar_order: 3 });

const isForCategories = ({ address }: { address: string }) => address === '/reviews/all_categories';

/** The header on a page that has the bar; `body` answers the call for the categories, `waiting` does not. */
export async function mount(
  body: unknown = { categories: [kitchen, sports, gifts] },
  given: Partial<SetUp> = {},
) {
  const all = await setUp({
    screens: {
      home: Nothing,
      PageSearch: Nothing,
      storeSearch: Nothing,
      categoryShow: Nothing,
      product: Nothing,
    },
    draw: roots => <NavbarRoot {...roots} />,
    ...given,
  });
  const requested = () => all.server.requests.filter(isForCategories).length;
  const answer = (content: unknown, status?: number) =>
    act(async () => {
      all.server.requests.filter(isForCategories).at(-1)?.answer(content, status);
      await settled();
    });
  if (body !== waiting) await answer(body);
  return { ...all, requested, answer };
}
export const waiting = Symbol('waiting');

export const bar = () => screen.queryByRole('navigation', { name: 'Product categories' });
export const top = (name: string) =>
  within(bar() as HTMLElement)
    .getByText(name)
    .closest('a') as HTMLElement;
export const panel = () => screen.queryByRole('group');
export const inPanel = (name: string) => within(panel() as HTMLElement).getByRole('link', { name });
/** The links to all of a category: that of the entry whose children are listed, and that of the panel. */
export const allLinks = () => texts(within(panel() as HTMLElement).getAllByRole('link', { name: /^All / }));
/** The entry whose children are listed. */
export const shownEntry = () => allLinks()[0]?.replace('All ', '');
const lists = () => within(panel() as HTMLElement).getAllByRole('list');
const isFlat = () => allLinks().length < 2;
/** The second level on the left; a flat panel has none. */
export const entries = () =>
  isFlat() ? [] : texts([...(lists()[0]?.children ?? [])].map(entry => entry.querySelector('a')));
export const columns = () =>
  lists()
    .slice(isFlat() ? 0 : 1)
    .map(column => texts(within(column).queryAllByRole('link')));
const texts = (elements: readonly (Element | null)[]) => elements.map(one => one?.textContent);
