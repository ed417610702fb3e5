import { fireEvent, render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sourceMessages } from '../../../src/messages/reviews.ts';
import type { Review } from '../../../src/contract/reviews.ts';
import { ReviewCard } from '../../../src/ui/cards/review-card.tsx';

const review: Review = {
  uuid: 'r1',
  rating: 4,
  title: 'Softer with every wash',
  body: 'I wore it all summer.',
  created_at: '2026-06-01T12:00:00Z',
  source: 'organic',
  verified: true,
  reviewer: { name: 'Marta', internal_path: '/reviews/profile/marta' },
  pictures_urls: [
    { compact: '/1.webp', huge: '/1l.webp' },
    { compact: null, huge: '/2l.webp' },
  ],
  product_title: 'Linen Overshirt',
  product_internal_path: '/p',
  shop_name: 'North & Loom',
};
const now = new Date('2026-06-15T12:00:00Z');

test('shows author, date and text of a review', () => {
  render(<ReviewCard review={review} now={now} />);
  assert.is(screen.getByRole('link', { name: 'Marta' }).getAttribute('href'), '/reviews/profile/marta');
  screen.getByRole('img', { name: '4.0 out of 5' });
  screen.getByRole('article', { name: 'Review by Marta, 4 stars' });
  screen.getByRole('heading', { name: 'Softer with every wash' });
  screen.getByText('I wore it all summer.');
  screen.getByText('Verified purchase');
  screen.getByText('Ordered at this store');
  const time = screen.getByText('2 weeks ago');
  assert.is(time.getAttribute('datetime'), '2026-06-01T12:00:00.000Z');
  assert.is(time.getAttribute('title'), 'June 1, 2026');
});

test('names the product of a review only where asked to', () => {
  const { rerender } = render(<ReviewCard review={review} now={now} />);
  assert.is(screen.queryByText('Linen Overshirt'), null);
  rerender(<ReviewCard review={review} now={now} showProduct />);
  assert.is(screen.getByRole('link', { name: 'Linen Overshirt' }).getAttribute('href'), '/p');
  screen.getByText('North & Loom');
});

test('begins with the product, or else the store, where all reviews are by one person', () => {
  const { rerender } = render(<ReviewCard review={review} now={now} ledByProduct />);
  assert.is(screen.getByRole('article').firstElementChild?.textContent, 'Linen OvershirtNorth & Loom');
  assert.is(screen.queryByText('Marta'), null);
  screen.getByText('Verified purchase');
  rerender(<ReviewCard review={{ ...review, product_title: null }} now={now} ledByProduct />);
  assert.is(screen.getByRole('article').firstElementChild?.textContent, 'North & Loom');
});

test('leads to the review on the page of its product: by its title, else by its date', () => {
  const known = { ...review, public_id: 'r1' };
  const { rerender } = render(<ReviewCard review={known} now={now} dated={false} />);
  assert.is(
    screen.getByRole('link', { name: 'Softer with every wash' }).getAttribute('href'),
    '/p#review-r1',
  );
  rerender(<ReviewCard review={{ ...known, title: null }} now={now} />);
  assert.is(screen.getByRole('link', { name: '2 weeks ago' }).getAttribute('href'), '/p#review-r1');
  rerender(<ReviewCard review={{ ...known, published: false }} now={now} />);
  assert.is(screen.queryByRole('link', { name: /Softer|ago/ }), null);
});

test('shows three pictures in a box, and the number of further ones', () => {
  const pictures_urls = ['a', 'b', 'c', 'd', 'e'].map(name => ({ compact: `/${name}.jpg` }));
  const { rerender } = render(<ReviewCard review={{ ...review, pictures_urls }} boxed />);
  assert.is(screen.getAllByRole('button', { name: /^Open picture/ }).length, 3);
  screen.getByText('+2');
  rerender(<ReviewCard review={{ ...review, pictures_urls: pictures_urls.slice(0, 3) }} boxed />);
  assert.is(screen.queryByText(/^\+/), null);
  rerender(<ReviewCard review={{ ...review, pictures_urls }} />);
  assert.is(screen.getAllByRole('button', { name: /^Open picture/ }).length, 5);
});

test('counts videos in a box after the pictures', () => {
  const filmed = {
    ...review,
    media_platform_hosted_video_infos: ['/1.webm', '/2.webm'].map(url => ({ media_platform_url: url })),
  };
  const { rerender } = render(<ReviewCard review={filmed} boxed />);
  assert.is(screen.getAllByRole('button', { name: /^Open picture/ }).length, 2);
  screen.getByRole('button', { name: 'Play video 3 of 4 by Marta, +1 more' });
  assert.is(screen.queryByRole('button', { name: /^Play video 4/ }), null);
  screen.getByText('+1');
  rerender(<ReviewCard review={filmed} />);
  screen.getByRole('button', { name: 'Play video 4 of 4 by Marta' });
  assert.is(screen.queryByText(/^\+/), null);
});

test('shows a still of a video behind its mark', () => {
  const filmed = {
    ...review,
    pictures_urls: [],
    media_platform_hosted_video_infos: [{ media_platform_url: '/1.webm', poster_url: '/1.webp' }],
  };
  render(<ReviewCard review={filmed} />);
  const tile = screen.getByRole('button', { name: /^Play video/ });
  assert.is(tile.querySelector('img')?.getAttribute('src'), '/1.webp');
  assert.ok(tile.querySelector('img + svg'));
});

test('leaves out an unknown source, whatever its name', () => {
  const wordsOf = (source: string | null) => {
    const { container, unmount } = render(<ReviewCard review={{ ...review, source }} now={now} />);
    const words = container.textContent;
    unmount();
    return words;
  };
  assert.not.equal(wordsOf('organic'), wordsOf(null));
  for (const source of ['carrier pigeon', '__proto__', 'constructor'])
    assert.is(wordsOf(source), wordsOf(null), source);
});

test('shows a review that has only stars', () => {
  render(<ReviewCard review={{ uuid: 'r', rating: 3 }} now={now} />);
  assert.match(screen.getByRole('article').textContent ?? '', 'Anonymous');
  assert.is(screen.queryByRole('heading'), null);
});

test('marks the avatar of a verified buyer, whatever is known of this purchase', () => {
  const reviewer = { name: 'Ada', verified_buyer: true };
  render(<ReviewCard review={{ ...review, verified: false, reviewer }} />);
  screen.getByRole('img', { name: 'Verified buyer' });
  assert.is(screen.queryByText('Verified purchase'), null);
});

test('says of each source how the review came about', () => {
  for (const [source, name] of Object.entries(sourceMessages)) {
    const { unmount } = render(<ReviewCard review={{ uuid: 'r', source }} />);
    screen.getByText(name);
    unmount();
  }
});

test('says how a purchase was verified, and what a source that cannot know it is called', () => {
  const { rerender } = render(<ReviewCard review={{ ...review, source: 'invite' }} />);
  screen.getByText('Invited after an order');
  rerender(<ReviewCard review={{ ...review, source: 'verified_provider' }} />);
  screen.getByText('From a provider that checks orders');
  rerender(<ReviewCard review={{ ...review, source: 'organic', verified: false }} />);
  screen.getByText('Written on this site');
  assert.not(screen.queryByText('Rewarded by the store'));
  rerender(<ReviewCard review={{ ...review, rewarded: true }} />);
  screen.getByText('Rewarded by the store');
});

test('shows the answer of the store, and whose it is', () => {
  const { rerender } = render(
    <ReviewCard review={{ ...review, reply: { body: 'Thank you!', name: 'Acme' } }} />,
  );
  screen.getByText('Reply from Acme');
  screen.getByText('Thank you!');
  rerender(<ReviewCard review={{ uuid: 'r', reply: { body: 'Thank you!' } }} />);
  screen.getByText('Reply from the store');
});

test('marks language and direction of what people wrote', () => {
  render(<ReviewCard review={{ uuid: 'r', lang: 'ar', title: 'ممتاز', body: 'جميل جدا' }} />);
  for (const text of ['ممتاز', 'جميل جدا'])
    assert.equal([screen.getByText(text).lang, screen.getByText(text).dir], ['ar', 'auto']);
});

const german: Review = {
  uuid: 'r',
  lang: 'de',
  title: 'Immer weicher',
  body: 'Ich trug es den ganzen Sommer.',
  translations: [{ lang: 'en', title: 'Ever softer', body: 'I wore it all summer.' }],
};

test('names another language than the page has, and goes to a translation and back', () => {
  render(<ReviewCard review={german} />);
  screen.getByText('Written in German');
  fireEvent.click(screen.getByRole('button', { name: 'Show in English' }));
  screen.getByText('Translated from German');
  assert.is(screen.getByRole('heading', { name: 'Ever softer' }).lang, 'en');
  assert.is(screen.getByText('I wore it all summer.').lang, 'en');
  assert.is(screen.queryByText('Immer weicher'), null);
  fireEvent.click(screen.getByRole('button', { name: 'Show original' }));
  assert.is(screen.getByRole('heading', { name: 'Immer weicher' }).lang, 'de');
});

test('offers no translation that is in another language than the page', () => {
  const translations = [{ lang: 'fr', body: 'Porté tout l’été.' }];
  render(<ReviewCard review={{ ...german, translations }} />);
  screen.getByText('Written in German');
  assert.is(screen.queryByRole('button'), null);
});

test('says nothing of the language where it is the page’s, or unknown, or there are no words', () => {
  const { rerender } = render(<ReviewCard review={{ ...german, lang: 'en-GB' }} />);
  for (const other of [{ lang: null }, { lang: 'xx' }, { lang: '<i>' }, { title: null, body: null }]) {
    rerender(<ReviewCard review={{ ...german, ...other }} />);
    assert.is(screen.queryByText(/^Written in/), null, JSON.stringify(other));
  }
});

test('stands whatever a review holds', () => {
  const hostile: Review = {
    uuid: 'r',
    rating: 4.25,
    title: '<script>alert(1)</script>'.repeat(400),
    body: '<img src=x onerror=alert(1)>',
    reviewer: { name: '<b>Ada</b>', internal_path: 'javascript:alert(1)' },
    source: '<i>',
    pictures_urls: Array.from({ length: 200 }, (_, index) => ({ compact: `/${index}.webp` })),
    reply: { body: '<script>alert(2)</script>' },
  };
  const { container } = render(<ReviewCard review={hostile} maxMedia={8} />);
  assert.equal(container.querySelectorAll('script, [onerror], b > b, i, a[href^="javascript"]').length, 0);
  assert.ok((screen.getByRole('heading', { level: 3 }).textContent?.length ?? 0) <= 163);
  assert.is(screen.getAllByRole('button', { name: /^Open picture/ }).length, 8);
  screen.getByText('+192');
  screen.getByText('<img src=x onerror=alert(1)>');
  screen.getByRole('img', { name: '4.3 out of 5' });
});

test('stands with a review that says nothing', () => {
  render(<ReviewCard review={{ uuid: 'r' }} />);
  assert.is(screen.getByRole('article').textContent, 'Anonymous');
});

test('leaves out an invalid date', () => {
  render(<ReviewCard review={{ uuid: 'r', created_at: 'soon' }} now={now} />);
  assert.is(screen.getByRole('article').querySelector('time'), null);
});

test('says how long the thing had been used, where the host says it in words of the contract', () => {
  const { rerender } = render(<ReviewCard review={{ ...review, used_for: '1_to_6_months' }} />);
  screen.getByText('Used 1 to 6 months');
  rerender(<ReviewCard review={{ ...review, used_for: 'a while' }} />);
  assert.is(screen.queryByText(/Used|a while/), null);
});

test.run();
