/** The guide for Rails, followed word by word on a fresh application. */
import { appendFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as assert from 'uvu/assert';
import { allStarted } from '../support/browser.ts';
import { helperFile, layFiles } from '../../src/build/rails-files.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { codeOfGuide, followGuide, freshApplication, rowOfGuide } from '../support/fresh-rails.ts';
import { skippedSuite, tellLacking } from '../support/lacking.ts';
import { startRails } from '../support/rails-host.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { folder, remove } = await freshApplication();
await followGuide(folder);
// A folder with the files of the package.
const dist = await mkdtemp(join(tmpdir(), 'package-'));
await cp(join(root, 'dist'), dist, { recursive: true });
await cp(join(root, 'fixtures/rails', helperFile), join(dist, helperFile));
await layFiles({ dist, app: folder }, () => {});
const files = join(folder, 'public/marketplace');

/** An application that keeps the files in its asset pipeline. */
const pipeline = await freshApplication();
const [command = '', link = '', tags = ''] = await rowOfGuide('files in the asset pipeline');
/** A name that would end its element, if it were written as it is. */
const hostileName = '</script><b id="out">';
await followGuide(pipeline.folder, layout =>
  layout
    .replace('<%= marketplace_tags %>', `<%= ${tags} %>`)
    .replace('marketplace_meta(', `marketplace_meta(reviewer: { name: '${hostileName}' }, `),
);
await layFiles({ dist, app: pipeline.folder, folder: command.split(' ').at(-1) ?? '' }, () => {});
await appendFile(join(pipeline.folder, 'app/assets/config/manifest.js'), `${link}\n`);

await rm(dist, { recursive: true });

const rails = await startRails('', folder);
if (rails === null) tellLacking('Ruby with Rails and puma is', 'sh fixtures/rails/install.sh');
const { test: found, open } = browserSuite(rails?.origin ?? 'http://localhost');
const test = rails ? found : skippedSuite();
/** The application answers every call with its page. */
const noCalls = /ApiError: .*the answer is "<h1>/;

test('begins with the command that copies the files', async () => {
  assert.ok((await codeOfGuide('sh')).some(code => code.trim() === 'npx review-marketplace rails'));
});

test('shows a screen, with a policy of nonces and the integrity of every file', async () => {
  const page = await open('/reviews/how-it-works');
  page.allow(noCalls);
  await page.locator('main h1', { hasNotText: 'As the server has it' }).first().waitFor();
  const entry = page.locator('head script[type="module"]');
  assert.match((await entry.getAttribute('src')) ?? '', /^\/marketplace\/marketplace-\w+\.digested\.js$/);
  assert.match((await entry.getAttribute('integrity')) ?? '', /^sha384-/);
  const map = JSON.parse((await page.locator('script[type="importmap"]').textContent()) ?? '');
  // A page with a map draws no sketch: its frame is the host's.
  const names = (await readdir(files)).filter(
    name => /\.(js|css)$/.test(name) && !name.startsWith('sketch-'),
  );
  assert.equal(Object.keys(map.integrity).sort(), names.map(name => `/marketplace/${name}`).sort());
  const ahead = page.sent.filter(sent => sent.includes('/marketplace/how-it-works-'));
  assert.ok(ahead.length > 0);
});

test('serves the files from the asset pipeline, as the table says, and lets no name out of its element', async () => {
  assert.equal([command, link, tags].map(Boolean), [true, true, true]);
  const assets = await startRails('', pipeline.folder);
  try {
    const page = await open(`${assets?.origin}/reviews/how-it-works`);
    page.allow(noCalls);
    await page.locator('main h1', { hasNotText: 'As the server has it' }).first().waitFor();
    // What comes when the page is idle needs the server, too.
    await allStarted(page);
    await page.allAnswered();
    assert.ok(page.sent.some(sent => /^GET \/assets\/app-.*\.digested\.js$/.test(sent)));
    const map = JSON.parse((await page.locator('script[type="importmap"]').textContent()) ?? '');
    assert.ok(Object.keys(map.integrity).every(address => address.startsWith('/assets/')));
    const meta = JSON.parse((await page.locator('#app_meta').textContent()) ?? '');
    assert.is(meta.reviewer.name, hostileName);
    assert.is(await page.locator('#out').count(), 0);
  } finally {
    await assets?.stop();
  }
});

test('names a file in the console that is not what its integrity says, and keeps the page of the server', async () => {
  const [changed = ''] = (await readdir(files)).filter(name => name.startsWith('app-'));
  await appendFile(join(files, changed), '\n');
  const page = await open('/reviews/how-it-works');
  page.allow(/integrity|could not be loaded/);
  const logged: string[] = [];
  page.on('console', message => logged.push(message.text()));
  await page.reload();
  await page.getByRole('alert').waitFor();
  await page.getByRole('heading', { name: 'As the server has it' }).waitFor();
  assert.ok(
    logged.some(text => /integrity/.test(text) && text.includes(changed)),
    logged.join('\n'),
  );
});

test.after(async () => {
  await rails?.stop();
  await remove();
  await pipeline.remove();
});
test.run();
