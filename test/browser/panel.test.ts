/** The panel of developers on the pages of the fixture host. */
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';

const { test, open } = browserSuite();

test('shows how calls are answered, changes that and the clock, and goes when it is closed', async () => {
  const page = await open('/fixtures/scenarios?role=guest');
  page.allow(/500|404/);
  await page.locator('a[href*="%2Fpeople"][href$="state=empty"]').click();
  const summary = page.locator('#fixture-panel summary');
  await summary.getByText('Fixture: empty, 0 pending').click();
  await page.getByText('0 people').waitFor();
  await page.getByText(/^200 GET \/reviews\/people\.json/).waitFor();

  await page.getByLabel('Answers').selectOption('500');
  await summary.getByText('Fixture: 500').click();
  await page.getByText(/^500 GET \/reviews\/people\.json/).waitFor();

  const year = await page.evaluate(() => new Date().getFullYear());
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '+ 365 d' }).click();
  await loaded;
  await page.waitForFunction(before => new Date().getFullYear() > before, year);

  await page.evaluate(() => fetch('/api/v1/unheard_of').catch(() => {}));
  await summary.getByText('1 unknown').click();
  await page.getByRole('button', { name: 'Close the panel' }).click();
  await summary.waitFor({ state: 'detached' });
  assert.equal(
    (await page.context().cookies()).filter(({ name }) => name === 'fixture_conditions'),
    [],
  );
});

test.run();
