import { screen, user, within } from '../../support/dom.ts';
import { holdLongTimers, pass } from '../../support/long-timers.ts';
import { rates } from '../../state/support.ts';
import { openSearch, settle, type SearchSetUp } from './support.tsx';

holdLongTimers();

export const button = () => screen.getByRole('button', { name: /^Filter by/ });
export const sidebar = () => screen.queryByRole('complementary', { name: 'Filters' });
export const inside = () => within(sidebar() as HTMLElement);
export const radio = (group: string, name: string) =>
  within(inside().getByRole('group', { name: group })).getByRole('radio', { name }) as HTMLInputElement;
/** A field by its label, also where that names the chosen currency. */
export const field = (name: string) =>
  inside().getByLabelText(new RegExp(`^${name}( \\(|$)`)) as HTMLInputElement;
export const apply = () => inside().getByRole('button', { name: /^Show / });
export const categories = () => within(inside().getByRole('group', { name: 'Category' }));
export const rowTexts = () =>
  categories()
    .getAllByRole('button')
    .map(one => one.textContent);

export async function choose(list: string, option: string): Promise<void> {
  await user.click(inside().getByRole('button', { name: new RegExp(`^${list}`) }));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }));
}

/** Waits out the delay of the number of results, and its answer. */
export async function counted(): Promise<void> {
  pass(200);
  await settle();
}

/** The search with its filters open, on a desktop, with rates. */
export async function openFilters(given: SearchSetUp = {}) {
  const opened = await openSearch({ ...given, meta: { exchangeRates: rates, ...given.meta } });
  await user.click(button());
  await settle();
  return opened;
}
