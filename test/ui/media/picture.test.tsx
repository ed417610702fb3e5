import { fireEvent, render, screen } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Picture } from '../../../src/ui/media/picture.tsx';
import { isListed } from '../../../src/ui/media/picture.tsx';
import { UiProvider } from '../../../src/ui/context.tsx';

const image = () => screen.getByRole('img') as HTMLImageElement;
let raised: unknown[] = [];
test.before.each(() => {
  raised = [];
  window.reportError = error => raised.push(error);
});

test('offers the normal and the 2x picture', () => {
  render(<Picture src="/a.webp" retina="/a@2x.webp" alt="A lamp" />);
  assert.is(image().getAttribute('src'), '/a.webp');
  assert.is(image().getAttribute('srcset'), '/a.webp 1x, /a@2x.webp 2x');
  assert.is(image().alt, 'A lamp');
});

test('loads lazily unless it is eager', () => {
  const { rerender } = render(<Picture src="/a.webp" alt="A" />);
  assert.is(image().getAttribute('loading'), 'lazy');
  rerender(<Picture src="/b.webp" alt="B" eager />);
  assert.is(image().getAttribute('loading'), 'eager');
  assert.is(image().getAttribute('fetchpriority'), null);
  rerender(<Picture src="/c.webp" alt="C" priority />);
  assert.is(image().getAttribute('loading'), 'eager');
  assert.is(image().getAttribute('fetchpriority'), 'high');
});

test('sends the referrer at first', () => {
  render(<Picture src="/a.webp" alt="A" />);
  assert.is(image().getAttribute('referrerpolicy'), null);
});

test('tries a picture that fails once more, without a referrer', () => {
  render(<Picture src="/a.webp" retina="/b.webp" alt="A" />);
  const first = image();
  fireEvent.error(first);
  assert.is.not(image(), first);
  assert.is(image().getAttribute('src'), '/a.webp');
  assert.is(image().getAttribute('srcset'), '/a.webp 1x, /b.webp 2x');
  assert.is(image().getAttribute('referrerpolicy'), 'no-referrer');
  assert.equal(raised, []);
});

test('clears the source and raises the error to the window when the retry fails, too', () => {
  render(<Picture src="/a.webp" alt="A" />);
  fireEvent.error(image());
  fireEvent.error(image());
  assert.is(screen.queryByRole('img'), null);
  assert.is(raised.length, 1);
  assert.match(String(raised[0]), '/a.webp');
});

test('starts again with another address', () => {
  const { rerender } = render(<Picture src="/a.webp" alt="A" />);
  fireEvent.error(image());
  fireEvent.error(image());
  rerender(<Picture src="/b.webp" alt="B" />);
  assert.is(image().getAttribute('src'), '/b.webp');
  assert.is(image().getAttribute('referrerpolicy'), null);
});

test('keeps a lazy element for another picture, and hides it until that has come', () => {
  const { rerender } = render(<Picture src="/a.webp" alt="A" />);
  const first = image();
  const become = (complete: boolean) =>
    Object.defineProperty(first, 'complete', { value: complete, configurable: true });
  become(true);
  fireEvent.load(first);
  assert.ok(first.hasAttribute('data-shown'));
  become(false);
  rerender(<Picture src="/b.webp" alt="B" />);
  assert.is(image() === first, true);
  assert.is(first.getAttribute('src'), '/b.webp');
  assert.not(first.hasAttribute('data-shown'));
  become(true);
  fireEvent.load(first);
  assert.ok(first.hasAttribute('data-shown'));
});

test('replaces an eager element, which would go on showing the picture before', () => {
  const { rerender } = render(<Picture src="/a.webp" alt="A" eager />);
  const first = image();
  rerender(<Picture src="/b.webp" alt="B" eager />);
  assert.is(image() === first, false);
});

test('shows no image without an address', () => {
  render(<Picture src={null} alt="A" />);
  assert.is(screen.queryByRole('img'), null);
});

const listed = {
  locale: 'en',
  noReferrerImageHosts: ['pictures.test'],
  videos: { hasEmbedPages: false },
};

test('loads from a listed host without a referrer from the start, and retries as often', () => {
  render(
    <UiProvider value={listed}>
      <Picture src="https://ae01.pictures.test/a.webp" alt="A" />
    </UiProvider>,
  );
  assert.is(image().getAttribute('referrerpolicy'), 'no-referrer');
  fireEvent.error(image());
  assert.is(image().getAttribute('referrerpolicy'), 'no-referrer');
  fireEvent.error(image());
  assert.is(screen.queryByRole('img'), null);
});

test('loads both without a referrer when only the 2x picture lies on a listed host', () => {
  render(
    <UiProvider value={listed}>
      <Picture src="/a.webp" retina="https://pictures.test/a.webp" alt="A" />
    </UiProvider>,
  );
  assert.is(image().getAttribute('referrerpolicy'), 'no-referrer');
});

test('matches a listed host and its subdomains only', () => {
  const hosts = ['pictures.test'];
  for (const src of [
    'https://pictures.test/a',
    '//PICTURES.test/a',
    'http://a.b.pictures.test:8080/',
    'https://user@pictures.test/a',
  ])
    assert.ok(isListed(src, hosts), src);
  for (const src of [
    'https://notpictures.test/a',
    'https://pictures.test.evil/a',
    'https://shop.test/pictures.test',
    'https://shop.test/?a=//pictures.test',
    '/pictures.test/a',
    'data:image/png;base64,AAAA',
  ])
    assert.not(isListed(src, hosts), src);
});

test.run();
