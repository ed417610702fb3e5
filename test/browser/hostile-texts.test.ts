/**
 * A world in which every text from outside is 200 letters without a space: no screen is wider than its window, nor is
 * what opens there: scores, filters, comparison, gallery, steps of a dispute.
 */
import * as assert from 'uvu/assert';
import { fits, type TestPage } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { screenDrawn } from '../support/screen-parts.ts';
import { ownScreens } from '../support/screens.ts';

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
  await page.route(
    ({ pathname }) => /^\/(reviews|api|shipping_countries)\b/.test(pathname),
    async route => {
      const kind = route.request().resourceType();
      if (kind !== 'fetch' && kind !== 'document') return route.fallback();
      const response = await route.fetch();
      if (kind === 'document') {
        // The name in the header stands in the page before any answer.
        const body = (await response.text()).replace(/("reviewer":\{"name":")[^"]+/, `$1${long}`);
        return route.fulfill({ response, body });
      }
      const json = await response.json().catch(() => undefined);
      return route.fulfill(json === undefined ? { response } : { response, json: lengthened(json) });
    },
  );
}

const shop = '/reviews/stores/alpenblick-sport';
const product = `${shop}/products/aluminium-tennis-racket-set-with-comfort-grip-270-g`;
interface Lists {
  readonly disputes?: readonly Dispute[];
  readonly items?: readonly Dispute[];
}
interface Dispute {
  readonly id: string;
  readonly status?: string;
}
/** Opens something on a page. */
type Open = (page: TestPage) => Promise<void>;
const press =
  (selector: string): Open =>
  async page =>
    page.locator('main').locator(selector).last().click();
const scores = press('.mp-score-full__more');
const cardScores = press('button.mp-scores');
const filters: Open = async page => {
  await page.locator('main').getByRole('button', { name: 'Filter by' }).click();
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('group').first().waitFor();
};
const comparison: Open = async page => {
  for (const at of [0, 1])
    await page
      .getByRole('button', { name: /^Compare W/ })
      .nth(at)
      .click();
  await page.getByRole('button', { name: 'Compare 2' }).click();
  await page.getByRole('dialog').getByRole('table').waitFor();
};
const gallery: Open = async page => {
  await page.getByRole('button', { name: 'Open customer picture 1 by' }).click();
  await page.getByRole('dialog').waitFor();
};

/** Addresses, each with what is opened there in turn. */
const screens: Readonly<Record<string, readonly Open[]>> = {
  '/reviews': [],
  '/reviews/feed': [],
  '/reviews/how-it-works': [scores],
  '/reviews/medals': [],
  '/reviews/trust': [],
  '/reviews/search?q=set': [cardScores, filters, comparison],
  '/reviews/store_search?q=': [cardScores],
  '/reviews/categories': [],
  '/reviews/categories/strings': [],
  '/reviews/people': [],
  '/reviews/write-review': [],
  '/reviews/following': [],
  '/reviews/profile/edit': [],
  '/reviews/profile/annelie-botha': [],
  '/reviews/profile/annelie-botha?tab=favourites': [],
  '/profile': [],
  '/profile?tab=rewards': [],
  '/profile?tab=orders': [],
  '/profile?tab=disputes': [],
  [shop]: [scores],
  [`${shop}/disputes/new`]: [],
  [`${product}/disputes/new`]: [],
  [`${product}?sort_by=pictures_first`]: [scores, gallery],
};
const dispute = [press('.mp-dispute-actions__row button')];

for (const [signedInAs, paths, list, at] of [
  ['Mara Lindholm', screens, '/reviews/users/me.json?tab=disputes&page=1', '/reviews/profile/disputes/'],
  [
    'Henrike Solberg',
    { '/reviews/arbitrator': [] },
    '/reviews/arbitrator?format=json',
    '/reviews/arbitrator/',
  ],
] as const)
  test(`${signedInAs}: no screen is wider than its window`, async () => {
    const page = await newPage({ signedInAs, viewport: { width: 320, height: 700 } });
    page.allow(/40[134]|left out|slow/);
    const { disputes, items } = (await (await page.request.get(list)).json()) as Lists;
    // Other files share the host, and may have ended the newest one.
    const first = (disputes ?? items ?? []).find(({ status }) => status?.startsWith('awaiting_'));
    assert.ok(first);
    // The form of a review has an address of its own in each world. An arbitrator may have nothing to review.
    const forms = (await ownScreens(page)).filter(path => path.startsWith('/reviews/write-review/new'));
    if (paths === screens) assert.is(forms.length, 1);
    await lengthenAnswers(page);
    const wide: string[] = [];
    let isOpened = false;
    const look = async (path: string) => {
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        const cut = await page
          .locator('dialog[open]')
          .evaluateAll(all => all.some(one => one.scrollWidth > one.clientWidth));
        if (cut || !(await fits(page))) wide.push(`${width} ${path}`);
      }
    };
    for (const [path, openers] of Object.entries({
      ...paths,
      ...Object.fromEntries(forms.map(form => [form, []])),
      [at + first.id]: dispute,
    })) {
      for (const [index, open] of [undefined, ...openers].entries()) {
        // A screen is loaded anew when something was opened on the one before.
        if (isOpened) await page.goto(path);
        else if (index === 0) await page.enter(path);
        await screenDrawn(page);
        await page.allAnswered();
        isOpened = open !== undefined;
        await open?.(page);
        if (open) await page.allAnswered();
        await look(`${path}${open ? `, opened ${index}` : ''}`);
      }
    }
    assert.equal(wide, []);
  });

test('a wide table in the description of a product scrolls, and none of its words is broken', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await page.route(/270-g\?format=json/, async route => {
    const response = await route.fetch();
    const json = (await response.json()) as { product_data: object };
    const cells = ['Measurements', 'Unstrung weight', 'Recommended tension', 'Manufacturer', 'Certification'];
    const row = cells.map(text => `<td>${text}</td>`).join('');
    const description = `<table><tr>${row}</tr><tr>${row}</tr></table>`;
    await route.fulfill({ response, json: { ...json, product_data: { ...json.product_data, description } } });
  });
  await page.goto(product);
  const cells = page.locator('main td', { hasText: /\w/ });
  await cells.first().waitFor();
  const broken = await cells.evaluateAll(all =>
    all.flatMap(cell => {
      const text = cell.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  assert.equal(broken, []);
  assert.ok(await fits(page));
});

test.run();
