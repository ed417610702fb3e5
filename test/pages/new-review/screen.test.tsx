import { act, expectConsole, fireEvent, screen, user, waitFor } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toastAtom } from '../../../src/state/page/notices.ts';
import NewReviewScreen from '../../../src/pages/new-review/index.tsx';
import type { FakeRequest } from '../../api/fake-fetch.ts';
import { FakeXhr } from '../../forms/fake-xhr.ts';
import { openScreen, type ScreenSetUp, settle } from '../open-screen.tsx';

const item = {
  public_id: 'li1',
  product_title: 'Brass Lamp',
  product_internal_path: '/reviews/stores/acme/products/lamp',
  shop_name: 'Acme',
};
const at = '/reviews/write-review/new?line_item_public_id=li1';

interface Host {
  /** The host's answer for the form. */
  readonly form?: () => unknown;
  /** The host's answer to the review. */
  readonly sent?: (request: FakeRequest) => unknown;
}

const open = (
  { form = () => ({ line_item: item }), sent = () => ({}) }: Host = {},
  rest: Partial<ScreenSetUp> = {},
) => {
  document.head.innerHTML = '<meta name="csrf-token" content="token-1">';
  return openScreen({
    at,
    loggedIn: true,
    meta: { reviewer: { encodedId: 'ann', name: 'Ann' } },
    screens: { newReview: NewReviewScreen, writeReview: () => <h1>Orders</h1> },
    answer: ({ pathname, searchParams }, request) => {
      if (request.method === 'POST') return sent(request);
      if (pathname !== '/reviews/write-review/new.json') return 404;
      assert.is(searchParams.get('line_item_public_id'), 'li1');
      return form();
    },
    ...rest,
  });
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const box = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const publish = async () => {
  await user.click(screen.getByRole('button', { name: /^(Publish review|Try again)$/ }));
  await settle();
};
const fill = async () => {
  await user.click(screen.getByRole('radio', { name: '4 – Good' }));
  await user.type(box('Title'), 'Warm light');
  await user.type(box('Your review'), 'Bright enough to read.');
};
const posts = (server: { requests: readonly FakeRequest[] }) =>
  server.requests.filter(({ method }) => method === 'POST');
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const jpeg = new File([Uint8Array.from('\xFF\xD8\xFF 40x30', letter => letter.charCodeAt(0))], 'lamp.jpg');
const choose = (...files: File[]) =>
  act(async () => {
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    fireEvent.change(input);
  });

test('sends a review with its stars, texts, picture and recommendation, and offers the next product', async () => {
  const { server } = await open({
    form: () => ({ line_item: item, submit_path: '/reviews/mine' }),
    sent: () => ({
      review: { uuid: 'u1', public_id: 'r1', published: true },
      next_line_item: { public_id: 'li2', product_title: 'Desk' },
    }),
  });
  assert.is(document.title, 'Write a review: Brass Lamp | Candour');
  screen.getByText('Your review goes live straight away under the name Ann.');
  await fill();
  await choose(jpeg);
  await waitFor(() => assert.is(FakeXhr.all.length, 1));
  await FakeXhr.all[0]?.answer({ id: 'u1', url: '/uploads/u1', type: 'image/jpeg', bytes: 9 });
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.selectOptions(screen.getByLabelText(/^How long have you used it/), 'Used over a year');
  const details: unknown[] = [];
  const listen = (event: Event) => details.push((event as CustomEvent).detail);
  document.addEventListener('marketplace:review-submitted', listen, { once: true });
  await publish();

  assert.equal(details, [{ stars: 4 }]);
  const [request, ...more] = posts(server);
  assert.is(more.length, 0);
  assert.is(request?.address, '/reviews/mine');
  assert.is(request?.headers.get('X-CSRF-Token'), 'token-1');
  assert.equal(JSON.parse(String(request?.body)), {
    line_item_public_id: 'li1',
    rating: 4,
    title: 'Warm light',
    body: 'Bright enough to read.',
    recommend: true,
    used_for: 'over_1_year',
    uploads: ['u1'],
  });
  assert.is(heading(), 'Thank you! Your review is live');
  assert.is(document.activeElement, screen.getByRole('heading', { level: 1 }));
  assert.is(hrefOf('See your review'), '/reviews/stores/acme/products/lamp#review-r1');
  screen.getByRole('heading', { name: 'Desk' });
  assert.is(hrefOf('Write a review'), '/reviews/write-review/new?line_item_public_id=li2');
});

test('keeps a half-written review that is left, says so, and leads back to it', async () => {
  const { store, routing } = await open();
  const go = async (href: string) => {
    act(() => routing.navigate(href));
    await settle();
  };
  await go('/reviews/write-review');
  assert.is(store.get(toastAtom), null);
  await go(at);
  await user.type(box('Title'), 'Warm');
  await go('/reviews/write-review');
  const toast = store.get(toastAtom);
  assert.is(toast?.text, 'Draft saved.');
  assert.equal(toast?.link, { href: at, label: 'Continue' });
});

test('says of a review that is checked first that it is not published yet, and that it was the last', async () => {
  await open({ sent: () => ({ review: { uuid: 'r1', published: false }, next_line_item: null }) });
  await fill();
  await publish();
  assert.is(heading(), 'Thank you! We have your review');
  screen.getByText('You have nothing left to review.');
  assert.is(screen.queryByRole('link', { name: 'See your review' }), null);
});

test('thanks once, and shows on the next visit what the host says by then', async () => {
  const { routing } = await open({ sent: () => ({ review: { uuid: 'r1' }, next_line_item: null }) });
  await fill();
  await publish();
  assert.is(heading(), 'Thank you! Your review is live');
  for (const href of ['/reviews/write-review', at]) {
    act(() => routing.navigate(href));
    await settle();
  }
  screen.getByRole('radio', { name: '4 – Good' });
});

test('says what is missing before anything is sent', async () => {
  const { server } = await open();
  await publish();
  screen.getByRole('heading', { name: 'Please check 2 fields' });
  assert.equal(posts(server), []);
});

test('shows what the host says about each field', async () => {
  expectConsole(/reviews/);
  await open({
    sent: request => {
      request.answer({ errors: { title: ['is too loud'], uploads: ['are gone'] } }, 422);
    },
  });
  await fill();
  await publish();
  screen.getByRole('link', { name: 'Title: is too loud' });
  screen.getByRole('link', { name: 'Pictures and videos: are gone' });
  assert.is(box('Title').getAttribute('aria-invalid'), 'true');
});

const reviewedAlready = (request: FakeRequest) => {
  request.answer({ errors: { line_item_public_id: ['You have reviewed this already.'] } }, 422);
};

test('shows the way to the review that is there already: its answer was lost, or another tab was faster', async () => {
  expectConsole(/reviews/);
  let isThere = false;
  await open({
    form: () => ({ line_item: { ...item, review_public_id: isThere ? 'r1' : null } }),
    sent: request => {
      if (isThere) return reviewedAlready(request);
      isThere = true;
      return 503;
    },
  });
  await fill();
  await publish();
  await publish();
  assert.is(heading(), 'You have reviewed this product');
  assert.is(hrefOf('See your review'), '/reviews/stores/acme/products/lamp#review-r1');
  assert.is(document.activeElement, screen.getByRole('heading', { level: 1 }));
  assert.is(screen.queryByText(/wasn’t sent/), null);
});

test('says nothing of a refused review as long as it is not known whether it is there', async () => {
  expectConsole(/reviews|new.json/);
  let form: unknown = { line_item: item };
  await open({ form: () => form, sent: reviewedAlready });
  await fill();
  form = 503;
  await publish();
  screen.getByRole('alert');
  assert.is(box('Title').value, 'Warm light');
  assert.is(screen.queryByText(/wasn’t sent/), null);
  form = { line_item: { ...item, review_public_id: 'r1' } };
  await publish();
  assert.is(heading(), 'You have reviewed this product');
});

test('keeps everything when the session has ended, and has it back after the sign-in', async () => {
  expectConsole(/reviews/);
  const { storage } = await open({ sent: () => 401 });
  await fill();
  await publish();
  assert.is(hrefOf('Sign In'), `/login?return_to=${encodeURIComponent(at)}`);
  document.body.replaceChildren();
  await open({}, { stored: Object.fromEntries(storage.kept) });
  assert.equal([box('Title').value, box('Your review').value], ['Warm light', 'Bright enough to read.']);
  assert.ok((screen.getByRole('radio', { name: '4 – Good' }) as HTMLInputElement).checked);
});

test('has no form for a product that is reviewed, disputed, takes no reviews, or is not one’s own', async () => {
  expectConsole(/new.json/);
  const { server } = await open({ form: () => ({ line_item: { ...item, review_public_id: 'r1' } }) });
  assert.is(heading(), 'You have reviewed this product');
  assert.ok(hrefOf('See your review'));
  assert.is(server.requests.length, 1);

  document.body.replaceChildren();
  await open({ form: () => ({ line_item: { ...item, product_reviewable: false } }) });
  assert.is(heading(), 'This product can’t be reviewed');

  document.body.replaceChildren();
  await open({ form: () => ({ line_item: { ...item, dispute_path: '/reviews/profile/disputes/7' } }) });
  assert.is(heading(), 'A dispute about this order is open');
  assert.is(hrefOf('See the dispute'), '/reviews/profile/disputes/7');

  document.body.replaceChildren();
  await open({ form: () => 404 });
  assert.is(heading(), 'We can’t find this order');
});

test('asks for a product where the address names none', async () => {
  const { server } = await open({}, { at: '/reviews/write-review/new' });
  assert.is(heading(), 'Which product do you want to review?');
  assert.equal(server.requests, []);
});

test('shows the shape of the form while it loads, and a failure with a way to try again', async () => {
  expectConsole(/new.json/);
  let said: unknown;
  const { server } = await open({ form: () => said });
  screen.getByText('Loading the form');
  said = { line_item: item };
  server.last().answer({}, 500);
  await settle();
  assert.is(heading(), 'We couldn’t load the form');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  assert.ok(box('Title'));
  assert.is(document.activeElement?.tagName, 'MAIN', 'the heading went with the notice');
});

test.run();
