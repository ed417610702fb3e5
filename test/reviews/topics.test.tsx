import { screen, user, within } from '../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reviewListMessages } from '../../src/messages/review-list.ts';
import { reviewTopicMessages as texts } from '../../src/messages/review-topics.ts';
import { settle } from '../pages/open-screen.tsx';
import { openProduct, productPath, reviewsFor } from '../pages/product/support.tsx';

const quotes = [
  { text: 'The lid sits snugly.', public_id: 'Good1', lang: 'en', rating: 5, reviewer_name: 'Ida' },
  { text: 'Der Deckel klappert.', public_id: 'Bad1', lang: 'de', rating: 2 },
];
const topics = [
  { topic: 'lid', name: 'Lid', positive: 6, mixed: 1, negative: 5, quotes },
  { topic: 'size', name: 'Size', positive: 3, mixed: 0, negative: 0 },
  { topic: 'smell', name: 'Smell', positive: 0, mixed: 0, negative: 0 },
];
const open = (search = '', over: object = { topics }) =>
  openProduct({
    at: productPath + search,
    reviews: params => ({ ...reviewsFor(params), ...over }),
  });
const list = () => screen.getByRole('region', { name: reviewListMessages.list });
const section = () => screen.queryByRole('region', { name: texts.title });
const chip = (name: string) => within(section() as HTMLElement).getByRole('button', { name });
const click = async (element: HTMLElement) => {
  await user.click(element);
  await settle();
};
const lid = 'Lid 12: 6 positive, 1 mixed, 5 negative';

test('shows what people talk about above the list, with numbers and feelings', async () => {
  await open();
  assert.equal(
    within(section() as HTMLElement)
      .getAllByRole('button')
      .map(one => [one.getAttribute('aria-label'), one.textContent, (one as HTMLButtonElement).disabled]),
    [
      [lid, 'Lid 12', false],
      ['Size 3: 3 positive, 0 mixed, 0 negative', 'Size 3', false],
      ['Smell 0: 0 positive, 0 mixed, 0 negative', 'Smell 0', true],
    ],
  );
});

test('shows the first of many topics and the chosen one, until all are asked for', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...topics[0],
    topic: `t${index}`,
    name: `T${index}`,
    quotes: [],
  }));
  await open('?topic=t20', { topics: many });
  const names = () =>
    within(section() as HTMLElement)
      .getAllByRole('button')
      .map(one => one.textContent);
  assert.equal(
    names(),
    [...many.slice(0, 12), ...many.slice(20, 21)].map(one => `${one.name} 12`).concat('All (30)'),
  );
  await click(chip('All (30)'));
  assert.is(names().length, 31);
  await click(chip('All (30)'));
  assert.is(names().length, 14);
});

test('shows the reviews of a topic, says so once, and takes it back', async () => {
  const { lastAsked } = await open('?sort_by=newest');
  assert.is(lastAsked().get('topic'), null);
  await click(chip(lid));
  assert.is(lastAsked().get('topic'), 'lid');
  assert.is(location.search, '?sort_by=newest&topic=lid');
  assert.is(chip(lid).getAttribute('aria-pressed'), 'true');
  assert.is(document.activeElement, chip(lid));
  assert.is(screen.queryByRole('button', { name: /^Remove/ }), null);
  await click(chip(lid));
  assert.is(location.search, '?sort_by=newest');
  assert.is(chip(lid).getAttribute('aria-pressed'), 'false');
});

test('quotes sentences of the chosen topic, each with a link to its review', async () => {
  await open('?topic=lid');
  const about = within(screen.getByRole('region', { name: 'What people say about “Lid”' }));
  assert.equal(
    about.getAllByRole('listitem').map(one => one.textContent),
    ['6 positive', '1 mixed', '5 negative'],
  );
  assert.is(about.getByText('Der Deckel klappert.').getAttribute('lang'), 'de');
  const links = about.getAllByRole('link');
  assert.equal(
    links.map(one => [one.textContent, one.getAttribute('href')]),
    [
      ['Review by Ida, 5 stars', `${productPath}?topic=lid#review-Good1`],
      ['Review by Anonymous, 2 stars', `${productPath}?topic=lid#review-Bad1`],
    ],
  );
});

test('offers to remove a topic that the host does not name', async () => {
  await open('?topic=spout');
  await click(screen.getByRole('button', { name: 'Remove spout' }));
  assert.is(location.search, '');
  assert.is(document.activeElement, list());
});

test('names a topic among filters of which one has to go', async () => {
  await open('?topic=lid&verified_only=true', { topics, reviews: [], total_count: 0, total_pages: 0 });
  await click(screen.getByRole('button', { name: 'Without “Lid”' }));
  assert.is(location.search, '?verified_only=true');
});

test('shows nothing for a host without topics', async () => {
  await open('', {});
  assert.is(section(), null);
  for (const label of [texts.language, texts.country, texts.usedFor])
    assert.is(screen.queryByRole('combobox', { name: label }), null);
});

const audience = {
  review_languages: { en: 20, de: 4, fr: 0 },
  review_countries: { SE: 9 },
  review_used_for: { over_1_year: 2, under_1_month: 7 },
};
const select = (name: string) => screen.getByRole('combobox', { name }) as HTMLSelectElement;
const options = (name: string) =>
  within(select(name))
    .getAllByRole('option')
    .map(one => [one.textContent, (one as HTMLOptionElement).disabled]);

test('offers languages, countries and times of use where there is a choice, with numbers', async () => {
  await open('', audience);
  assert.equal(options(texts.language), [
    ['All', false],
    ['English (20)', false],
    ['German (4)', false],
    ['French (0)', true],
  ]);
  assert.equal(options(texts.usedFor), [
    ['All', false],
    ['Used under a month (7)', false],
    ['Used over a year (2)', false],
  ]);
  assert.is(screen.queryByRole('combobox', { name: texts.country }), null);
});

test('shows the reviews of people like the reader, and takes each choice back', async () => {
  const { lastAsked } = await open('', audience);
  await user.selectOptions(select(texts.language), 'de');
  await settle();
  await user.selectOptions(select(texts.usedFor), 'over_1_year');
  await settle();
  assert.equal(
    ['review_language', 'review_country', 'used_for'].map(name => lastAsked().get(name)),
    ['de', null, 'over_1_year'],
  );
  assert.is(location.search, '?review_language=de&used_for=over_1_year');
  assert.is(screen.queryByRole('button', { name: /^Remove/ }), null);
  for (const name of [texts.language, texts.usedFor]) {
    await user.selectOptions(select(name), '');
    await settle();
  }
  assert.is(location.search, '');
});

test('reads choices of an address that the host does not offer', async () => {
  await open('?review_country=SE&review_language=ja', audience);
  assert.equal(options(texts.language).at(-1), ['Japanese (0)', false]);
  await click(screen.getByRole('button', { name: 'Remove Sweden' }));
  assert.is(location.search, '?review_language=ja');
});

test.run();
