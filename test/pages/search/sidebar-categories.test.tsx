import { user } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { apply, categories, inside, openFilters, rowTexts } from './sidebar-support.tsx';
import { settle } from './support.tsx';

test('goes up and down among the categories, with the focus on the chosen one', async () => {
  await openFilters({ at: '/reviews/search?q=mug&category_id=7' });
  assert.equal(rowTexts(), ['All categories', 'Kitchen', 'Mugs', 'Travel mugs']);
  await user.click(categories().getByRole('button', { name: 'Travel mugs' }));
  await settle();
  assert.equal(rowTexts(), ['All categories', 'Kitchen', 'Mugs', 'Travel mugs']);
  assert.is(document.activeElement, categories().getByRole('button', { pressed: true }));
  await user.click(categories().getByRole('button', { name: 'Kitchen' }));
  await settle();
  assert.equal(rowTexts(), ['All categories', 'Kitchen', 'Mugs']);
  await user.click(categories().getByRole('button', { name: 'All categories' }));
  await settle();
  assert.equal(rowTexts(), ['All categories', 'Garden', 'Kitchen']);
  await user.click(apply());
  await settle();
  assert.is(location.search, '?q=mug&page=1');
});

const inShop = '&shop_domain=acme.test&search_in_shop=true&platform=shopify';

test('offers only the child categories that have matching products', async () => {
  const requested: string[] = [];
  await openFilters({
    at: `/reviews/search?q=mug${inShop}`,
    categoriesWith: params => {
      requested.push(`${params}`);
      const below = params.get('category_id') === '1' ? { id: 7, name: 'Mugs' } : { id: 1, name: 'Kitchen' };
      return { product_categories: [below] };
    },
  });
  assert.equal(rowTexts(), ['All categories', 'Kitchen']);
  await user.click(categories().getByRole('button', { name: 'Kitchen' }));
  assert.equal(rowTexts(), ['All categories', 'Kitchen'], 'the children are loading');
  assert.is(document.activeElement, categories().getByRole('button', { pressed: true }));
  await settle();
  assert.equal(rowTexts(), ['All categories', 'Kitchen', 'Mugs']);
  assert.equal(requested, [`q=mug${inShop}&level=1`, `q=mug${inShop}&category_id=1`]);
});

test('shows the matching categories without waiting for the list of all', async () => {
  await openFilters({
    hasCategories: false,
    categoriesWith: () => ({ product_categories: [{ id: 1, name: 'Kitchen' }] }),
  });
  assert.equal(rowTexts(), ['All categories', 'Kitchen']);
  const group = inside().getByRole('group', { name: 'Category' });
  assert.is(group.getAttribute('aria-busy'), 'false');
  assert.is(group.querySelectorAll('li').length, 2);
});

test('offers all categories when neither a text nor a store limits the search', async () => {
  const { server } = await openFilters({ at: '/reviews/search?q=&min_rating=4' });
  assert.equal(rowTexts(), ['All categories', 'Garden', 'Kitchen']);
  assert.not(server.requests.some(({ address }) => address.includes('/categories.json')));
});

const many = {
  category: {
    ...{ id: 30, name: 'Espresso' },
    children: Array.from({ length: 9 }, (_, index) => ({ id: 40 + index, name: `Part ${index + 1}` })),
    upper_level_categories: [{ id: 20, name: 'Coffee' }],
  },
};

test('shows five categories at first; one press shows all and focuses the sixth', async () => {
  await openFilters({ at: '/reviews/search?q=mug&category_id=30', find: () => many });
  const few = ['All categories', 'Coffee', 'Espresso', ...[1, 2, 3, 4, 5].map(part => `Part ${part}`)];
  assert.equal(rowTexts(), [...few, 'Show all categories']);
  await user.click(categories().getByRole('button', { name: 'Show all categories' }));
  assert.is(rowTexts().length, 13);
  assert.is(document.activeElement?.textContent, 'Part 6');
  await user.click(categories().getByRole('button', { name: 'Show fewer categories' }));
  assert.equal(rowTexts(), [...few, 'Show all categories']);
  assert.is(document.activeElement?.textContent, 'Show all categories');
});

test('shows the category of the answer with ancestors and children without the list of all', async () => {
  await openFilters({
    at: '/reviews/search?q=mug&category_id=30',
    find: () => ({
      category: {
        ...{ id: 30, name: 'Espresso', children: [{ id: 31, name: 'Cups' }] },
        upper_level_categories: [
          { id: 20, name: 'Coffee' },
          { id: 25, name: 'Brewing' },
        ],
      },
    }),
  });
  assert.equal(rowTexts(), ['All categories', 'Coffee', 'Brewing', 'Espresso', 'Cups']);
});

test('shows placeholders while categories are loading', async () => {
  await openFilters({ hasCategories: false });
  assert.equal(rowTexts(), ['All categories']);
  const group = inside().getByRole('group', { name: 'Category' });
  assert.is(group.querySelectorAll('li').length, 6);
  assert.is(group.getAttribute('aria-busy'), 'true');
});

test.run();
