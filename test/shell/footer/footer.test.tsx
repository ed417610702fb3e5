import { screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CookieBar } from '../../../src/shell/overlays/cookie-bar.tsx';
import { Footer } from '../../../src/shell/footer/footer.tsx';
import { RootProviders } from '../../../src/shell/root-providers.tsx';
import { consentAtom } from '../../../src/state/page/consent.ts';
import { forgetCookies } from '../../support/cookies.ts';
import { setUp } from '../support.tsx';

const mount = (fields: Record<string, unknown> = {}) =>
  setUp({
    meta: { fields: { keys: { analytics_id: 'a' }, ...fields } },
    draw: roots => (
      <RootProviders {...roots}>
        <h1>screen</h1>
        <Footer />
        <CookieBar />
      </RootProviders>
    ),
  });
test.after.each(forgetCookies);
const footer = () => within(screen.getByRole('contentinfo'));
const linkTo = (name: string) => footer().getByRole('link', { name }).getAttribute('href');
const pages = ['Terms', 'Privacy', 'Authenticity', 'Compliance', 'Content Policy'];

test('links the pages that every site must have', async () => {
  await mount();
  assert.equal(pages.map(linkTo), ['/terms', '/privacy', '/authenticity', '/compliance', '/content-policy']);
});

test('takes its links from the host page, but no scripts', async () => {
  await mount({
    links: { terms: 'https://a.test/terms', privacy: 'javascript:alert(1)' },
    social: [{ name: 'Somewhere', url: 'https://b.test/us' }],
  });
  assert.is(linkTo('Terms'), 'https://a.test/terms');
  assert.is(linkTo('Privacy'), 'alert(1)');
  assert.is(linkTo('Somewhere'), 'https://b.test/us');
});

test('reopens the cookie bar; the earlier choice holds until the next', async () => {
  const { store } = await mount();
  const settings = () => screen.queryByRole('button', { name: 'Cookie settings' });
  assert.not(settings(), 'the bar asks already');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  assert.not(screen.queryByRole('region', { name: 'Cookies' }));
  await user.click(settings() as HTMLElement);
  assert.ok(screen.getByRole('region', { name: 'Cookies' }).contains(document.activeElement));
  assert.is(store.get(consentAtom), true);
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  assert.is(store.get(consentAtom), false);
  assert.not(screen.queryByRole('region', { name: 'Cookies' }));
  assert.is(document.activeElement, settings());
});

test('leaves out what the host gives no link for', async () => {
  await mount({ links: { terms: '/legal' } });
  const links = footer().getAllByRole('link');
  assert.equal(
    links.map(link => link.textContent),
    ['Terms'],
  );
  assert.not(within(screen.getByRole('region', { name: 'Cookies' })).queryByRole('link'));
});

test('names no place elsewhere that the host does not name', async () => {
  await mount();
  assert.equal(
    footer()
      .getAllByRole('link')
      .map(link => link.textContent),
    pages,
  );
});

test('opens social media in a new tab', async () => {
  await mount({ social: [{ name: 'Somewhere', url: 'https://b.test/us' }] });
  const link = screen.getByRole('link', { name: 'Somewhere' });
  assert.is(link.getAttribute('target'), '_blank');
  assert.match(link.getAttribute('rel') ?? '', /noopener/);
});

test('scrolls back to the top and moves the focus there', async () => {
  const { scrolls } = await mount();
  await user.click(screen.getByRole('button', { name: 'Back to top' }));
  assert.equal(scrolls, [{ top: 0, behavior: 'smooth' }]);
  assert.is(document.activeElement?.textContent, 'screen');
});

test.run();
