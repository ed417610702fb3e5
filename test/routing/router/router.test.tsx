import { fireEvent, screen, user } from '../../support/dom.ts';
import { createPortal } from 'react-dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chunk, mountRouting } from '../support.tsx';

const Home = () => <h1>home</h1>;
const Search = () => <h1>search</h1>;
const target = '/reviews/search?q=a';
const href = () => location.pathname + location.search + location.hash;

/** Whether a click was left to the browser; what the browser would do with it is kept from happening. */
function leftToBrowser(link: HTMLElement, click: MouseEventInit = {}): boolean {
  let isLeft = false;
  const last = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last);
  fireEvent.click(link, click);
  window.removeEventListener('click', last);
  return isLeft;
}

test('stays in the page on a plain click when a screen of ours stands there', async () => {
  await mountRouting({ screens: { home: Home, PageSearch: Search }, around: <a href={target}>go</a> });
  await user.click(screen.getByRole('link'));
  await screen.findByRole('heading', { name: 'search' });
  assert.is(href(), target);
});

test('follows a plain anchor that a widget rendered, and one in an overlay', async () => {
  await mountRouting({
    screens: { home: Home, PageSearch: Search },
    around: (
      <>
        <a href={target}>
          <span>plain</span>
        </a>
        {createPortal(<a href="/reviews">overlaid</a>, document.body)}
      </>
    ),
  });
  await user.click(screen.getByText('plain'));
  await screen.findByRole('heading', { name: 'search' });
  await user.click(screen.getByText('overlaid'));
  await screen.findByRole('heading', { name: 'home' });
});

test('leaves every other click to the browser', async () => {
  await mountRouting({ screens: { home: Home, PageSearch: Search }, around: <a href={target}>go</a> });
  const link = screen.getByRole('link');
  for (const click of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])
    assert.ok(leftToBrowser(link, click), JSON.stringify(click));
  assert.is(href(), '/reviews');
});

test('leaves other targets, downloads, other sites and pages of the host to the browser', async () => {
  await mountRouting({
    screens: { home: Home, PageSearch: Search },
    around: (
      <>
        <a href={target} target="_blank" rel="noreferrer">
          window
        </a>
        <a href={target} download>
          download
        </a>
        <a href="https://elsewhere.test/reviews">elsewhere</a>
        <a href="mailto:a@b.test">mail</a>
        <a href="/login">host</a>
        <a href="/reviews/feed">no screen</a>
        <a href="/reviews/stores">nowhere</a>
      </>
    ),
  });
  for (const link of screen.getAllByRole('link')) assert.ok(leftToBrowser(link), link.textContent ?? '');
  assert.is(href(), '/reviews');
});

test('leaves a click that somebody has dealt with', async () => {
  await mountRouting({
    screens: { home: Home, PageSearch: Search },
    around: (
      <a href={target} onClick={event => event.preventDefault()}>
        go
      </a>
    ),
  });
  await user.click(screen.getByRole('link'));
  assert.is(href(), '/reviews');
});

test('keeps the redesign flag on the way to a page of the host below ours', async () => {
  const { left } = await mountRouting({
    at: '/reviews?redesign=1',
    screens: { home: Home },
    around: <a href="/reviews/feed">feed</a>,
  });
  await user.click(screen.getByRole('link'));
  assert.equal(left, ['assign /reviews/feed?redesign=1']);
});

for (const [what, hint] of [
  ['points at', (link: HTMLElement) => user.hover(link)],
  ['focuses', (link: HTMLElement) => Promise.resolve(link.focus())],
  ['touches', (link: HTMLElement) => Promise.resolve(fireEvent.touchStart(link))],
] as const) {
  test(`loads the screen ahead of time when somebody ${what} its link`, async () => {
    const search = chunk(Search);
    await mountRouting({
      screens: { home: Home, PageSearch: search },
      around: <a href={target}>go</a>,
    });
    await hint(screen.getByRole('link'));
    assert.is(search.requested, 1);
  });
}

test.run();
