/** A screen whose code does not arrive, and the attempt to load it again. */
import { act, expectConsole, screen as view } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chunk, go, mountRouting, scrollByHand, travel } from '../support.tsx';

const Home = () => <h1>home</h1>;
const Search = () => <h1>search</h1>;
const shows = (text: string) =>
  assert.ok(view.queryByRole('heading', { name: text }), document.body.innerHTML);

test('reports a screen that did not load, and tries again', async () => {
  expectConsole(/no such file/);
  const search = chunk(Search);
  const { routing } = await mountRouting({ screens: { home: Home, PageSearch: search } });
  await go(routing, '/reviews/search?q=a');
  await search.fail();
  await act(async () => view.getByRole('button', { name: 'again' }).click());
  await search.arrive();
  shows('search');
  assert.is(search.requested, 2);
});

test('tries a screen again only as long as nobody is on the way to another one', async () => {
  expectConsole(/no such file/);
  const [search, medals] = [chunk(Search), chunk(() => <h1>medals</h1>)];
  const { routing } = await mountRouting({ screens: { home: Home, PageSearch: search, medals } });
  await go(routing, '/reviews/search?q=a');
  await search.fail();
  await go(routing, '/reviews/medals');
  await act(async () => view.getByRole('button', { name: 'again' }).click());
  await search.arrive();
  await medals.arrive();
  shows('medals');
  assert.equal([location.pathname, search.requested], ['/reviews/medals', 1]);
});

test('brings back the place also when the code of the screen arrives only the second time', async () => {
  expectConsole(/no such file/);
  const first = await mountRouting({
    at: '/reviews/search?q=a',
    screens: { home: Home, PageSearch: Search },
  });
  scrollByHand(450);
  await go(first.routing, '/reviews');
  first.stop();
  first.view.unmount();
  const search = chunk(Search);
  await mountRouting({
    at: '/reviews',
    state: history.state,
    screens: { home: Home, PageSearch: search },
    stored: Object.fromEntries(first.storage.kept),
  });
  await travel(-1);
  await search.fail();
  await act(async () => view.getByRole('button', { name: 'again' }).click());
  await search.arrive();
  assert.is(window.scrollY, 450);
});

test.run();
