/** The language of the page in the boot: which texts are asked for, when, and what stands where they cannot be had. */
import * as assert from 'uvu/assert';
import { gate, painted } from '../support/browser.ts';
import { navbar, open, mountPoints, requested, started, test } from '../support/boot-page.ts';

const meta = (locale: string) =>
  `${mountPoints}<script id="app_meta" type="application/json">{"locale":"${locale}"}</script>`;

test('asks for the texts of the page’s language beside the app, and draws in them', async () => {
  const page = await open({ lang: 'de-AT' });
  await page.getByText('frame for einen Gast').waitFor();
  const position = (part: RegExp) => page.sent.findIndex(request => part.test(request));
  const distance = position(/language-de-/) - position(/app-[\w.]+\.js/);
  assert.ok(Math.abs(distance) < 5, page.sent.join('\n'));
  assert.is(requested(page, 'language-').length, 1);
});

test('draws nothing before these texts are there', async () => {
  const { opened, open: release } = gate();
  const page = await open({ lang: 'de', late: { name: 'language-', until: opened } });
  const app = await page.waitForResponse(response => /app-[\w.]+\.js/.test(response.url()));
  await app.finished();
  await painted(page);
  assert.is(await navbar(page).textContent(), '');
  release();
  await page.getByText('frame for einen Gast').waitFor();
});

test('follows app_meta rather than the document, and asks for nothing more in English', async () => {
  const german = await open({ body: meta('de') });
  await german.getByText('frame for einen Gast').waitFor();
  const english = await open({ lang: 'de', body: meta('en-GB') });
  await english.getByText('frame for a guest').waitFor();
  assert.equal(requested(english, 'language-'), []);
});

test('is English where it has no texts, and where they cannot be had', async () => {
  const chinese = await open({ lang: 'zh' });
  await chinese.getByText('frame for a guest').waitFor();
  assert.equal(requested(chinese, 'language-'), []);
  const german = await open({ lang: 'de', fails: name => name.startsWith('language-') });
  german.allow(/language-|Failed to load resource/);
  await german.getByText('frame for a guest').waitFor();
});

test('changes its language with the page that a host swaps in', async () => {
  const page = await open({ lang: 'de' });
  await page.getByText('frame for einen Gast').waitFor();
  await page.evaluate(() => {
    document.dispatchEvent(new Event('marketplace:before-render'));
    document.documentElement.lang = 'en';
    document.dispatchEvent(new Event('marketplace:load'));
  });
  await page.getByText('frame for a guest').waitFor();
  await started(page);
});

test.run();
