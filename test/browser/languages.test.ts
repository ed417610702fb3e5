/**
 * Every screen in a made-up language of long words with accents, on a host whose every text is 200 letters without a space:
 * no text is wider than its place on the narrowest of phones, no screen is wider than its window, nor is what opens there:
 * scores, filters, comparison, gallery, steps of a dispute. What is in English then is neither from the host nor from our
 * texts, so it stands in the code. Our own languages are looked at in turn in screens.test.ts. With
 * `EVERY_SCREEN_IN=fr,es` each screen is looked at in each of these languages, at three widths.
 */
import * as assert from 'uvu/assert';
import { filterMessages } from '../../src/messages/filters.ts';
import { searchMessages } from '../../src/messages/search.ts';
import { axe } from '../support/axe.ts';
import { fits, type TestPage, viewports } from '../support/browser.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { cutTexts, inLanguage, narrow, spokenOn } from '../support/language-checks.ts';
import { madeUp } from '../support/made-up-language.ts';
import { madeUpSlot, speakMadeUp } from '../support/no-english.ts';
import { arbitrator, ofGuests, ownScreens, reviewer, screens } from '../support/screens.ts';

const { test, newPage } = browserSuite();

/** What is too wide for its place or for the window. */
const tooWide = async (page: TestPage) => [
  ...(await cutTexts(page)),
  ...((await fits(page)) ? [] : ['the page']),
];

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

/** Opens something on a page. */
type Open = (page: TestPage) => Promise<void>;
const press =
  (selector: string): Open =>
  async page =>
    page.locator('main').locator(selector).last().click();
const cardScores = press('button.mp-scores');
const scores = press('.mp-score-full__more');
const filters: Open = async page => {
  await page
    .getByRole('main')
    .getByRole('button', { name: madeUp(searchMessages.filterBy) })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: madeUp(filterMessages.title) })
    .getByRole('group')
    .first()
    .waitFor();
};
const comparison: Open = async page => {
  for (const at of [0, 1])
    await page
      .getByRole('button', { name: new RegExp(`^${madeUp('Compare')} W+$`) })
      .nth(at)
      .click();
  await page.getByRole('button', { name: `${madeUp('Compare')} 2` }).click();
  await page.getByRole('dialog').getByRole('table').waitFor();
};
const gallery: Open = async page => {
  await page
    .getByRole('button', { name: new RegExp(`^${madeUp('Open customer picture')} 1 `) })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
};
/** What is opened in turn on the screens whose addresses match. */
const openers: readonly (readonly [RegExp, ...Open[]])[] = [
  [/how-it-works/, scores],
  [/\/search\?/, cardScores, filters, comparison],
  [/store_search/, cardScores],
  [/\/stores\/alpenblick-sport$/, scores],
  [/\/products\/[^/]+$/, scores, gallery],
  [/\/disputes\/(?!new)/, press('.mp-dispute-actions__row button')],
];

interface Lists {
  readonly disputes?: readonly Dispute[];
  readonly items?: readonly Dispute[];
}
interface Dispute {
  readonly id: string;
  readonly status?: string;
}

async function awaitingDispute(page: TestPage, list: string): Promise<string> {
  const { disputes, items } = (await (await page.request.get(list)).json()) as Lists;
  // Other files share the host, and may have ended the newest one.
  const first = (disputes ?? items ?? []).find(({ status }) => status?.startsWith('awaiting_'));
  assert.ok(first);
  return first.id;
}

for (const [signedInAs, paths, list, at] of [
  [reviewer, screens, '/reviews/users/me.json?tab=disputes&page=1', '/reviews/profile/disputes/'],
  [arbitrator, ['/reviews/arbitrator'], '/reviews/arbitrator?format=json', '/reviews/arbitrator/'],
  [undefined, ofGuests, null, ''],
] as const)
  test(`${signedInAs ?? 'guest'}, long texts: nothing is wider than its place, and no word in English`, async () => {
    const page = await newPage({ viewport: narrow, ...(signedInAs && { signedInAs }) });
    page.allow(/40[134]|left out|slow/);
    const ofDispute = list ? [at + (await awaitingDispute(page, list))] : [];
    // The form of a review has an address of its own in each world. An arbitrator may have nothing to review.
    const forms = (await ownScreens(page)).filter(path => path.startsWith('/reviews/write-review/new'));
    if (signedInAs === reviewer) assert.is(forms.length, 1);
    await lengthenAnswers(page);
    const findEnglish = await speakMadeUp(page);
    const wrong: Record<string, unknown> = {};
    const look = async (name: string) => {
      const found = await tooWide(page);
      for (const viewport of [narrow, { ...viewports.desktop, height: 700 }]) {
        await page.setViewportSize(viewport);
        const isCut = await page
          .locator('.mp-modal')
          .evaluateAll(all => all.some(one => one.scrollWidth > one.clientWidth));
        if (isCut || !(await fits(page))) found.push(`${viewport.width} px`);
      }
      await page.setViewportSize(narrow);
      if (found.length > 0) wrong[name] = found;
    };
    for (const path of [
      ...paths.map(one => (one === '/reviews/search' ? `${one}?q=lamp` : one)),
      ...forms,
      ...ofDispute,
    ]) {
      await page.enter(inLanguage(path, madeUpSlot));
      await look(path);
      const english = await findEnglish();
      if (english.length > 0) wrong[`English on ${path}`] = english;
      if (path === '/reviews' || path.startsWith('/reviews/search')) assert.equal(await axe(page), [], path);
      const [, ...toOpen] = openers.find(([addresses]) => addresses.test(path)) ?? [];
      for (const [index, open] of toOpen.entries()) {
        await open(page);
        await page.allAnswered();
        await look(`${path}, opened ${index}`);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      }
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    assert.equal(wrong, {});
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
  await page.goto(
    '/reviews/stores/alpenblick-sport/products/aluminium-tennis-racket-set-with-comfort-grip-270-g',
  );
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

for (const lang of process.env.EVERY_SCREEN_IN?.split(',') ?? [])
  for (const [paths, signedInAs] of [
    [screens, reviewer],
    [['/reviews/arbitrator'], arbitrator],
    [ofGuests, undefined],
  ] as const)
    test(`${signedInAs ?? 'guest'}, ${lang}: axe finds nothing, and nothing is too wide`, async () => {
      const page = await newPage(signedInAs && { signedInAs });
      page.allow(/403|404/);
      const wrong: Record<string, unknown> = {};
      for (const path of [...paths, ...(signedInAs ? await ownScreens(page) : [])]) {
        await page.setViewportSize(viewports.mobile);
        await page.enter(inLanguage(path, lang));
        assert.equal(await spokenOn(page), [`${lang} ${lang === 'ar' ? 'rtl' : 'ltr'}`], path);
        const found: string[] = [];
        for (const viewport of [viewports.mobile, viewports.desktop, narrow]) {
          await page.setViewportSize(viewport);
          await page.allAnswered();
          const faults = [...(await tooWide(page)), ...(await axe(page))];
          found.push(...faults.map(one => `${viewport.width} px: ${one}`));
        }
        if (found.length > 0) wrong[path] = found;
      }
      assert.equal(wrong, {});
    });

test.run();
