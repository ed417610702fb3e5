/**
 * A world in which every text from outside is 200 letters without a space: no screen of lists, of a product or of a dispute is wider than
 * its window, nor is a dialog there.
 */
import * as assert from 'uvu/assert';
import { fits, type TestPage } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';

const { test, newPage } = browserSuite();

const long = 'W'.repeat(200);
/** Fields whose texts people read. All others are addresses, codes, dates or numbers. */
const read =
  /^(name|title|subtitle|description|body|text|excerpt|question|confirmation|address|email|phone|code|label|hint|.*_name|.*_title|.*_description|dispute_type|desired_outcome_type|suggestion)$/;

/** The same answer with long texts. What names an action or a field stays, because the product knows it. */
function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== 'object' || value === null) return value;
  const isStep = 'label' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) =>
      typeof entry === 'string' && entry !== '' && read.test(key) && !(isStep && key === 'name')
        ? [key, long]
        : [key, lengthened(entry)],
    ),
  );
}

async function lengthenAnswers(page: TestPage): Promise<void> {
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    const response = await route.fetch();
    const json = await response.json().catch(() => undefined);
    return route.fulfill(json === undefined ? { response } : { response, json: lengthened(json) });
  });
}

const product =
  '/reviews/stores/alpenblick-sport/products/aluminium-tennis-racket-set-with-comfort-grip-270-g';
const screens = [
  ...['', '/feed', '/search?q=set', '/store_search?q=', '/categories', '/categories/strings', '/people'],
  ...['/write-review', '/following'],
].map(path => `/reviews${path}`);
interface Disputes {
  readonly disputes?: readonly { readonly id: string }[];
}

for (const [signedInAs, paths, list, at] of [
  ['Mara Lindholm', [...screens, product], null, ''],
  ['Henrike Solberg', ['/reviews/arbitrator'], '/reviews/arbitrator?format=json', '/reviews/arbitrator/'],
] as const)
  test(`${signedInAs}: no screen is wider than its window`, async () => {
    const page = await newPage({ signedInAs, viewport: { width: 320, height: 700 } });
    page.allow(/40[134]|left out|slow/);
    const { disputes: [dispute] = [] } = list
      ? ((await (await page.request.get(list)).json()) as Disputes)
      : {};
    await lengthenAnswers(page);
    const wide: string[] = [];
    const look = async (path: string) => {
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        const cut = await page
          .locator('dialog[open]')
          .evaluateAll(all => all.some(one => one.scrollWidth > one.clientWidth));
        if (cut || !(await fits(page))) wide.push(`${width} ${path}`);
      }
    };
    for (const path of [...paths, ...(dispute ? [at + dispute.id] : [])]) {
      await page.goto(path);
      await page.locator('main .mp-page__screen, main .mp-page').first().waitFor();
      await page.allAnswered();
      await look(path);
      // Whatever opens a dialog on this screen.
      const opener = page.locator('main').locator('button.mp-score, .mp-dispute-actions__row button').last();
      if ((await opener.count()) === 0) continue;
      await opener.click();
      await page.allAnswered();
      await look(`${path}, dialog`);
    }
    assert.equal(wide, []);
  });

test.run();
