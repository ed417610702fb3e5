import { fireEvent, screen, user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { travel } from '../../routing/support.tsx';
import {
  apply,
  button,
  categories,
  choose,
  field,
  inside,
  openFilters,
  radio,
  sidebar,
} from './sidebar-support.tsx';
import { openSearch, settle } from './support.tsx';

test('opens the filters beside the results, marks the button as expanded, and moves the focus', async () => {
  await openSearch();
  assert.is(button().getAttribute('aria-expanded'), 'false');
  await user.click(button());
  await settle();
  assert.ok(sidebar());
  assert.is(button().getAttribute('aria-expanded'), 'true');
  assert.is(document.activeElement, inside().getByRole('heading', { name: 'Filters' }));
  await user.click(button());
  assert.is(sidebar(), null);
});

test('says how many results each choice would leave, and disables those that leave none', async () => {
  const results_with = {
    min_rating: { 0: 40, 1: 39, 2: 38, 3: 30, 4: 12, 4.5: '1,200+', 5: 0 },
    reviews_count: { 0: 40, 5: 1, 100: 0 },
    category_id: { 0: 40, 7: 3, 8: 0 },
  };
  await openFilters({
    at: '/reviews/search?q=mug&reviews_count=100',
    find: () => ({ metrics: { results_with } }),
  });
  const rating = (name: string) => radio('Minimum rating', name);
  assert.is(rating('4 and up, stars, 12 products').disabled, false);
  rating('4.5 and up, stars, 1,200+ products');
  assert.is(rating('5 and up, stars, 0 products').disabled, true);
  assert.is(radio('Number of reviews', '5 and up, 1 product').disabled, false);
  radio('Number of reviews', '10 and up');
  const chosen = radio('Number of reviews', '100 and up, 0 products');
  assert.equal([chosen.checked, chosen.disabled], [true, false], 'a chosen one can be left');
  radio('Minimum transparency', 'Gold, 95% and up');
  assert.ok(categories().getByRole('button', { name: 'All categories, 40 products' }));
});

test('shows the filters of the address, also values that are not among the choices', async () => {
  await openFilters({
    at:
      '/reviews/search?q=mug&category_id=7&country=FR&store_country=JP&min_rating=3.5&min_transparency=93' +
      '&min_authenticity=99&currency=EUR&min_price=5&max_price=12.5&reviews_count=7',
  });
  const chosen = radio('Minimum rating', '3.5 and up, stars');
  assert.ok(chosen.checked);
  // Said by a class: Firefox before 121 does not know `:has(:checked)`.
  assert.equal([...document.querySelectorAll('.mp-tile--chosen')].slice(0, 1), [chosen.closest('label')]);
  assert.ok(radio('Number of reviews', '7 and up').checked);
  assert.ok(radio('Minimum transparency', '93% and up').checked);
  assert.ok(radio('Minimum authenticity', 'Platinum, 99% and up').checked);
  assert.equal([field('From').value, field('Up to').value], ['5', '12.5']);
  inside().getByLabelText('From (EUR)');
  assert.ok(inside().getByRole('button', { name: /^Currency EUR/ }));
  // The host does not ship to France, but the address names it.
  assert.ok(inside().getByRole('button', { name: 'Ships to France' }));
  assert.ok(inside().getByRole('button', { name: 'Store location Japan' }));
  assert.is(categories().getByRole('button', { pressed: true }).textContent, 'Mugs');
});

test('shows a negative limit as none', async () => {
  await openFilters({ at: '/reviews/search?q=mug&reviews_count=-1&min_authenticity=-5' });
  assert.ok(radio('Number of reviews', 'Any').checked);
  assert.ok(radio('Minimum authenticity', 'Any').checked);
  assert.equal(screen.queryAllByText(/-\d/), []);
});

test('closing without applying restores filters and currency', async () => {
  const { storage } = await openFilters({ at: '/reviews/search?q=mug&page=2&min_rating=2' });
  await user.click(radio('Minimum rating', '4 and up, stars'));
  await choose('Currency', 'EUR');
  await choose('Ships to', 'Germany');
  await user.type(field('From'), '20');
  await user.click(inside().getByRole('button', { name: 'Close' }));
  assert.is(location.search, '?q=mug&page=2&min_rating=2');
  assert.equal([storage.get('currency'), storage.get('country')], [null, null]);

  await user.click(button());
  assert.ok(radio('Minimum rating', '2 and up, stars').checked);
  assert.ok(inside().getByRole('button', { name: 'Currency Store currency' }));
  assert.ok(inside().getByRole('button', { name: 'Ships to All countries' }));
  assert.is(field('From').value, '');
});

test('applying pushes all filters with page 1 and the currency, sets the country, and closes', async () => {
  const { storage, searches } = await openFilters({ at: '/reviews/search?q=mug&page=3&sort_by=newest' });
  await user.click(categories().getByRole('button', { name: 'Kitchen' }));
  await user.type(field('From'), '5');
  await user.type(field('Up to'), '50');
  await user.click(radio('Minimum rating', '4.5 and up, stars'));
  await user.click(radio('Number of reviews', '10 and up'));
  await user.click(radio('Minimum transparency', 'Gold, 95% and up'));
  await user.click(radio('Minimum authenticity', 'Diamond, 100%'));
  await choose('Ships to', 'Germany');
  await choose('Store location', 'France');
  await choose('Currency', 'USD');
  // Limits in store currency have no value in dollars.
  await user.type(field('From'), '5');
  await user.type(field('Up to'), '50');
  await user.click(apply());
  await settle();
  assert.is(
    location.search,
    '?q=mug&page=1&sort_by=newest&category_id=1&country=DE&store_country=FR&min_rating=4.5&min_transparency=95' +
      '&min_authenticity=100&currency=USD&min_price=5&max_price=50&reviews_count=10',
  );
  assert.is(sidebar(), null);
  assert.equal([storage.get('country'), storage.get('currency')], ['DE', 'USD']);
  assert.is(searches().at(-1)?.get('currency'), 'USD');
  await travel(-1);
  assert.is(location.search, '?q=mug&page=3&sort_by=newest');
});

test('keeps a typed text and shows its error at the field', async () => {
  await openFilters();
  await user.type(field('From'), 'ten');
  await user.type(field('Up to'), '-5');
  assert.equal([field('From').value, field('Up to').value], ['ten', '-5']);
  assert.ok(inside().getByText('Please enter a price, such as 1,250.50.'));
  assert.ok(inside().getByText('Please enter a price above 0.'));
  assert.is(field('From').getAttribute('aria-invalid'), 'true');
  await user.click(apply());
  assert.is(location.search, '?q=mug');
  assert.is(document.activeElement, field('From'));
  await user.clear(field('From'));
  await user.clear(field('Up to'));
  await user.type(field('Up to'), '40');
  await user.click(apply());
  await settle();
  assert.is(location.search, '?q=mug&page=1&currency=*&max_price=40');
});

test('offers the countries that the host ships to, and every country for a store', async () => {
  await openFilters();
  const offered = async (list: string) => {
    await user.click(inside().getByRole('button', { name: new RegExp(`^${list}`) }));
    const listbox = await screen.findByRole('listbox');
    const options = [...listbox.querySelectorAll('[role=option]')].map(option => option.textContent);
    await user.keyboard('{Escape}');
    return options;
  };
  assert.equal(await offered('Ships to'), ['All countries', 'Germany', 'United States']);
  assert.is((await offered('Store location')).length, 250);
});

test('says how many results each country would leave, and lets nobody choose one that leaves none', async () => {
  const results_with = { country: { '*': 40, DE: 12, other: 3 }, store_country: { '*': '1,200+', JP: 0 } };
  await openFilters({ at: '/reviews/search?q=mug', find: () => ({ metrics: { results_with } }) });
  await user.click(inside().getByRole('button', { name: 'Ships to All countries' }));
  assert.ok(await screen.findByRole('option', { name: 'All countries 40' }));
  assert.ok(screen.getByRole('option', { name: 'Germany 12' }));
  assert.ok(screen.getByRole('option', { name: 'United States 3' }));
  await user.keyboard('{Escape}');

  await user.click(inside().getByRole('button', { name: 'Store location All countries' }));
  assert.ok(await screen.findByRole('option', { name: 'Germany' }), 'nothing is known of it');
  const japan = screen.getByRole('option', { name: 'Japan 0' });
  assert.is(japan.getAttribute('aria-disabled'), 'true');
  await user.click(japan);
  assert.ok(inside().getByRole('button', { name: 'Store location All countries' }));
});

test('resets the chosen filters without applying anything', async () => {
  await openFilters({ at: '/reviews/search?q=mug&min_rating=4&reviews_count=10&min_price=5&currency=EUR' });
  const reset = inside().getByRole('button', { name: 'Reset' });
  await user.click(reset);
  assert.ok(radio('Minimum rating', 'Any').checked);
  assert.is(field('From').value, '');
  assert.ok(inside().getByRole('button', { name: /^Currency EUR/ }));
  assert.is(reset.getAttribute('aria-disabled'), 'true');
  assert.is(document.activeElement, reset);
  assert.match(location.search, 'min_rating=4');
});

test('offers the brands that the host counts, and filters by one', async () => {
  const results_with = { brand: { Norrland: 12, 'A & B': 3 } };
  const { searches } = await openFilters({
    at: '/reviews/search?q=mug',
    find: () => ({ metrics: { results_with } }),
  });
  await choose('Brand', 'A & B 3');
  await user.click(apply());
  await settle();
  assert.is(location.search, '?q=mug&page=1&brand=A+%26+B');
  assert.is(searches().at(-1)?.get('brand'), 'A & B');
  assert.ok(screen.getByRole('button', { name: 'Remove Brand: A & B' }));
});

test('offers no brands where the host counts none', async () => {
  await openFilters();
  assert.is(inside().queryByText('Brand'), null);
});

test('stays when a key takes back what an input method composes in one of its fields', async () => {
  await openFilters();
  await user.click(inside().getByRole('button', { name: /^Store location/ }));
  const words = await screen.findByRole('combobox', { name: 'Type to filter' });
  fireEvent.keyDown(words, { key: 'Escape', isComposing: true });
  assert.ok(screen.getByRole('listbox'));
  assert.ok(sidebar());
});

test.run();
