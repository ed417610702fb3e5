import { screen, user } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readAppMeta } from '../../src/host/app-meta.ts';
import { Footer } from '../../src/shell/footer.tsx';
import { Frame } from '../../src/shell/frame.tsx';
import { type SetUp, setUp } from './support.tsx';

const mount = (meta: SetUp['meta'] = {}) =>
  setUp({
    meta,
    draw: roots => (
      <Frame {...roots}>
        <h1>screen</h1>
        <Footer />
      </Frame>
    ),
  });
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const pages = ['Terms', 'Privacy', 'Authenticity', 'Compliance', 'Content Policy'];

test('links the pages that every site must have', async () => {
  await mount();
  assert.equal(pages.map(linkTo), ['/terms', '/privacy', '/authenticity', '/compliance', '/content-policy']);
});

test('takes its links from the host page, and no scripts', async () => {
  const { links } = readAppMeta(document);
  await mount({
    links: { ...links, terms: 'https://a.test/terms', privacy: 'javascript:alert(1)' },
    social: [{ name: 'Somewhere', url: 'https://b.test/us' }],
  });
  assert.is(linkTo('Terms'), 'https://a.test/terms');
  assert.is(linkTo('Privacy'), 'alert(1)');
  assert.is(linkTo('Somewhere'), 'https://b.test/us');
});

test('opens social media beside the page', async () => {
  await mount({ social: [{ name: 'Somewhere', url: 'https://b.test/us' }] });
  const link = screen.getByRole('link', { name: 'Somewhere' });
  assert.is(link.getAttribute('target'), '_blank');
  assert.match(link.getAttribute('rel') ?? '', /noopener/);
});

test('leads back to the top and takes the focus along', async () => {
  const { scrolls } = await mount();
  await user.click(screen.getByRole('button', { name: 'Back to top' }));
  assert.equal(scrolls, [{ top: 0, behavior: 'smooth' }]);
  assert.is(document.activeElement?.textContent, 'screen');
});

test.run();
