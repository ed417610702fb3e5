import { act, screen, user, within } from '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { comparisonMessages as texts } from '../../../src/messages/comparison.ts';
import { followHomeCurrency } from '../../../src/state/money/home-currency.ts';
import { uiMessages } from '../../../src/messages/ui.ts';
import type { ProductCard } from '../../../src/contract/search.ts';
import { Overlays } from '../../../src/shell/overlays/overlays.tsx';
import { comparisonAtom } from '../../../src/state/goods/comparison.ts';
import { type ComparedPage, comparedPagesAtom } from '../../../src/state/goods/comparison-checks.ts';
import { keepCurrencyAtom } from '../../../src/state/money/choose-preference.ts';
import { countryPreference } from '../../../src/state/money/preference.ts';
import { toastAtom } from '../../../src/state/page/notices.ts';
import { keepRatesAtom } from '../../../src/state/money/exchange-rates.ts';
import { setUp } from '../support.tsx';

const card = (title: string, figures: Partial<ProductCard> = {}): ProductCard => ({
  ...{ encoded_product_id: title, title, internal_path: `/reviews/stores/potter/products/${title}` },
  ...figures,
});

const Screen = () => <h1>screen</h1>;

/** No request is answered, so that the figures stay as they were chosen. */
async function compare(...products: ProductCard[]) {
  const app = await setUp({
    screens: { home: Screen, medals: Screen },
    draw: roots => (
      <>
        <h1>screen</h1>
        <Overlays {...roots} />
      </>
    ),
  });
  await act(async () => app.store.set(comparisonAtom, products));
  return app;
}
const tray = () => screen.queryByRole('region', { name: texts.tray, hidden: true });
const open = () => user.click(screen.getByRole('button', { name: /^Compare \d/ }));
const dialog = () => screen.queryByRole('dialog', { name: texts.title });
/** The texts of a row, product by product. */
const cells = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map(cell => cell.textContent);

test('shows the sheet before the table in it is rendered', async () => {
  await compare(card('Pot'), card('Pan'));
  const { showModal } = HTMLDialogElement.prototype;
  const tables: number[] = [];
  HTMLDialogElement.prototype.showModal = function () {
    tables.push(this.querySelectorAll('table').length);
    showModal.call(this);
  };
  try {
    await open();
  } finally {
    HTMLDialogElement.prototype.showModal = showModal;
  }
  assert.equal(tables, [0]);
  screen.getByRole('table', { name: texts.table });
});

test('marks each missing figure as unknown', async () => {
  await compare(
    card('Pot'),
    card('Pan', { price: 0, currency: 'EUR', transparency_score: 0, reviews_count: 2 }),
  );
  await open();
  assert.equal(cells(texts.price), [texts.unknown, '€0.00']);
  assert.equal(cells(texts.reviews), [texts.unknown, '2']);
  assert.equal(cells(uiMessages.scores.transparency), [texts.unknown, '0% Few reviews']);
  for (const row of [texts.rating, uiMessages.scores.authenticity, texts.store])
    assert.equal(cells(row), [texts.unknown, texts.unknown]);
});

test('ignores the rating that a host sends for a product without reviews', async () => {
  await compare(
    card('Pot', { average_rating: 5, reviews_count: 0 }),
    card('Pan', { average_rating: 3, reviews_count: 10 }),
    card('Cup', { average_rating: 2, reviews_count: 10 }),
  );
  await open();
  assert.equal(cells(texts.rating), [uiMessages.noReviews, `3.0${texts.highest}`, '2.0']);
});

test('lets nothing that rests on few reviews be the highest', async () => {
  await compare(
    card('Pot', { average_rating: 5, transparency_score: 1, reviews_count: 9 }),
    card('Pan', { average_rating: 4, transparency_score: 0.9, reviews_count: 10 }),
    card('Cup', { average_rating: 3, transparency_score: 0.8, reviews_count: 10 }),
  );
  await open();
  assert.equal(cells(texts.rating), ['5.0Few reviews', `4.0${texts.highest}`, '3.0']);
  assert.equal(cells(uiMessages.scores.transparency), ['100% Few reviews', `90% ${texts.highest}`, '80% ']);
  screen.getByText('“Highest” is among products with ten reviews or more.');
});

test('leads to each product in its store, and says what its reviews praise and criticise', async () => {
  const { store } = await compare(card('Pot', { shop_name: 'Potter' }), card('Pan', { shop_name: 'Panner' }));
  await open();
  const verdicts = () =>
    screen
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent ?? '')
      .filter(name => [texts.strengths, texts.complaints].includes(name));
  // They have their room before the pages are there.
  assert.equal(verdicts(), [texts.strengths, texts.complaints]);
  assert.equal(cells(texts.strengths), ['', '']);
  const page = (storeHref: string, verdicts: ComparedPage['verdicts']): ComparedPage => ({
    ...{ storeHref, verdicts, id: 'p1' },
    shop: { encoded_id: 's1', name: 'Potter' },
  });
  const pages = new Map([
    ['Pot', page('https://potter.test/pot', { strengths: [{ name: 'Grip', count: 12 }], complaints: [] })],
    ['Pan', page('', null)],
  ]);
  await act(async () => store.set(comparedPagesAtom, pages));
  assert.equal(cells(texts.strengths), ['Grip (12)', texts.unknown]);
  assert.equal(cells(texts.complaints), [texts.nothingStandsOut, texts.unknown]);
  const [way, ...others] = screen.getAllByRole('link', { name: /in store/i });
  assert.is(way?.getAttribute('href'), 'https://potter.test/pot');
  assert.equal(others, []);
  assert.equal(cells(texts.store), [`Potter${texts.visitStore}`, 'Panner']);
  // A host that says nothing has no such rows.
  await act(async () =>
    store.set(comparedPagesAtom, new Map([...pages.keys()].map(id => [id, page('', null)]))),
  );
  assert.equal(verdicts(), []);
});

const [pot, pan] = [card('Pot', { price: 10, currency: 'EUR' }), card('Pan', { price: 10, currency: 'USD' })];
const note = (currency: string) => screen.queryByText(texts.exchanged({ currency }));

test('says in which currency it compares, when prices are converted', async () => {
  const { store } = await compare(pot, pan);
  await open();
  assert.is(note('EUR'), null);
  await act(async () => store.set(keepRatesAtom, { EUR: 0.5, USD: 1 }));
  assert.ok(note('EUR'));
  assert.equal(cells(texts.price), ['€10.00', `$10.00${texts.lowest}`]);
});

test('compares in the currency that the shopper counts in', async () => {
  const { store } = await compare(pot, pan, card('Cup', { price: 10.1, currency: 'USD' }));
  await act(async () => void followHomeCurrency(store));
  await act(async () => store.set(keepRatesAtom, { EUR: 0.5, USD: 1, JPY: 10 }));
  await act(async () => void store.set(countryPreference.receiveAtom, 'JP'));
  await open();
  assert.ok(note('JPY'));
  assert.equal(cells(texts.price), ['€10.00≈ ¥200', `$10.00≈ ¥100${texts.lowest}`, '$10.10≈ ¥101']);
});

test('compares prices in the chosen currency', async () => {
  const { store } = await compare(pot, pan);
  await act(async () => void followHomeCurrency(store));
  await act(async () => store.set(keepRatesAtom, { EUR: 0.5, USD: 1 }));
  await act(async () => void store.set(keepCurrencyAtom, 'USD'));
  await open();
  assert.equal(cells(texts.price), ['≈ $20', `$10.00${texts.lowest}`]);
  assert.ok(note('USD'));
});

test('moves the focus to the product before where the last one is removed, and into the page after all', async () => {
  await compare(card('Pot'), card('Pan'), card('Cup'));
  for (const name of ['Cup', 'Pan', 'Pot'])
    await user.click(screen.getByRole('button', { name: texts.remove({ name }) }));
  assert.is(tray(), null);
  assert.is(document.activeElement?.textContent, 'screen');
  await compare(card('Pot'), card('Pan'));
  await user.click(
    screen.getAllByRole('button', { name: texts.remove({ name: 'Pan' }) }).at(-1) as HTMLElement,
  );
  assert.is(document.activeElement?.getAttribute('aria-label'), texts.remove({ name: 'Pot' }));
});

test('closes when one product is left, and moves the focus into the page', async () => {
  await compare(card('Pot'), card('Pan'), card('Cup'));
  await open();
  const remove = (name: string) =>
    user.click(within(dialog() as HTMLElement).getByRole('button', { name: texts.remove({ name }) }));
  await remove('Pan');
  assert.is(document.activeElement?.getAttribute('aria-label'), texts.remove({ name: 'Cup' }));
  await remove('Cup');
  assert.is(dialog(), null);
  assert.is(document.activeElement?.textContent, 'screen');
  within(tray() as HTMLElement).getByText(texts.oneMore);
});

test('hides a toast on another page, and does not show it again on the way back', async () => {
  const { store, routing } = await compare();
  await act(async () => store.set(toastAtom, { text: 'It failed', tone: 'danger' }));
  assert.is(screen.getAllByText('It failed').length, 2, 'it is displayed, and announced');
  await act(async () => routing.navigate('/reviews/medals'));
  assert.is(screen.queryByText('It failed'), null);
  await act(async () => routing.navigate('/reviews'));
  assert.is(screen.queryByText('It failed'), null);
});

test.run();
