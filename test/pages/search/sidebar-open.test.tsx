import { act, screen, setViewport, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { travel } from '../../routing/support.tsx';
import { apply, button, counted, field, openFilters, radio, sidebar } from './sidebar-support.tsx';
import { nothing, openSearch, settle, usual } from './support.tsx';

test('Esc closes the filters and returns the focus to the button', async () => {
  await openFilters();
  await user.click(radio('Minimum rating', '4 and up, stars'));
  await user.keyboard('{Escape}');
  assert.is(sidebar(), null);
  assert.is(location.search, '?q=mug');
  assert.is(document.activeElement, button());
});

test('shows the number of results on the button, from a request that the results reuse', async () => {
  const { searches } = await openFilters({
    find: params => ({ rounded_results_total_count: params.get('min_rating') === '4' ? '1,200+' : 7 }),
  });
  // Without changes, the answer shown counts.
  assert.is(apply().textContent, 'Show 7 results');
  assert.is(searches().length, 1);
  await user.click(radio('Minimum rating', '3 and up, stars'));
  await user.click(radio('Minimum rating', '4 and up, stars'));
  assert.is(apply().textContent, 'Show results');
  await counted();
  assert.is(apply().textContent, 'Show 1,200+ results');
  assert.is(searches().length, 2);
  await user.click(apply());
  await settle();
  assert.is(location.search, '?q=mug&page=1&min_rating=4');
  assert.ok(screen.getByText('1,200+ products', { selector: '.mp-search__count' }));
  assert.is(searches().length, 2);
});

test('does not show the number of an earlier choice', async () => {
  const { server } = await openFilters({
    find: params => (params.get('min_rating') === '0' ? {} : undefined),
  });
  await user.click(radio('Minimum rating', '3 and up, stars'));
  await counted();
  const earlier = server.last();
  await user.click(radio('Minimum rating', '4 and up, stars'));
  assert.ok(earlier.signal?.aborted);
  await counted();
  assert.is(apply().textContent, 'Show results');
});

test('applies without a number when its request fails', async () => {
  await openFilters({ find: params => (params.get('min_rating') === '0' ? usual : { status: 503 }) });
  await user.click(radio('Minimum rating', '4 and up, stars'));
  await counted();
  assert.is(apply().textContent, 'Show results');
});

test('follows a pill that is removed meanwhile, and keeps the other choices', async () => {
  await openFilters({ at: '/reviews/search?q=mug&min_rating=4&reviews_count=10' });
  await user.click(radio('Minimum transparency', 'Gold, 95% and up'));
  await user.click(screen.getByRole('button', { name: 'Remove Rated 4 and up' }));
  await settle();
  assert.ok(radio('Minimum rating', 'Any').checked);
  assert.ok(radio('Minimum transparency', 'Gold, 95% and up').checked);
  await user.click(apply());
  await settle();
  assert.is(location.search, '?q=mug&page=1&min_transparency=95&reviews_count=10');
});

test('Back closes the filters; the next Back leaves the page', async () => {
  const { searches } = await openSearch();
  await user.click(screen.getByRole('button', { name: '4 and up' }));
  await settle();
  await user.click(button());
  await settle();
  await user.click(radio('Minimum rating', '2 and up, stars'));
  await travel(-1);
  assert.is(sidebar(), null);
  await settle();
  assert.is(location.search, '?q=mug&page=1&min_rating=4');
  assert.ok(screen.getByRole('button', { name: '4 and up', pressed: true }));
  assert.is(searches().length, 2);
  await travel(-1);
  await settle();
  assert.is(location.search, '?q=mug');
  assert.ok(screen.getByRole('button', { name: '4 and up', pressed: false }));
});

test('a link closes the filters and is followed', async () => {
  await openFilters();
  await user.click(radio('Minimum rating', '4 and up, stars'));
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await settle();
  assert.is(sidebar(), null);
  assert.is(location.search, '?q=mug&page=2');
});

test('is closed without applying after Back from where a script of the host went', async () => {
  await openFilters();
  await user.click(radio('Minimum rating', '4 and up, stars'));
  await act(async () => history.pushState(null, '', '/reviews/stores/acme/nowhere'));
  await settle();
  assert.is(sidebar(), null);
  await travel(-1);
  await settle();
  assert.is(location.search, '?q=mug');
  assert.is(button().getAttribute('aria-expanded'), 'false');
  assert.is(sidebar(), null);
});

test('opens over the page when there is no room beside the results', async () => {
  setViewport(390);
  await openSearch();
  await user.click(button());
  await settle();
  const layer = within(screen.getByRole('dialog', { name: 'Filters' }));
  await user.click(layer.getByRole('radio', { name: '4 and up, stars' }));
  await user.click(layer.getByRole('button', { name: /^Show / }));
  await settle();
  assert.is(location.search, '?q=mug&page=1&min_rating=4');
  assert.is(screen.queryByRole('dialog'), null);
});

test('keeps choices and typed texts when the window changes its size', async () => {
  await openFilters();
  await user.click(radio('Minimum rating', '4 and up, stars'));
  await user.type(field('From'), 'ten');
  await act(async () => {
    // The simulated media query reports only changes of the size.
    setViewport(1400);
    setViewport(390);
  });
  const layer = within(screen.getByRole('dialog', { name: 'Filters' }));
  assert.ok((layer.getByRole('radio', { name: '4 and up, stars' }) as HTMLInputElement).checked);
  assert.is((layer.getByLabelText('From') as HTMLInputElement).value, 'ten');
});

test('applies a choice without results', async () => {
  await openFilters({ find: params => (params.get('min_rating') === '5' ? nothing : {}) });
  await user.click(radio('Minimum rating', '5 and up, stars'));
  await counted();
  assert.is(apply().textContent, 'Show 0 results');
});

test.run();
