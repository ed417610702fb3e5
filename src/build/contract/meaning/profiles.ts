/** Profiles of people, and what is one person's alone. */
import { at, isFalling, numberAt, numbersOf, rowsAt, textAt, textsOf, timesOf } from '../read.ts';
import { idOf } from '../requests.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { shownOnly } from './goods.ts';
import { noWord } from './places.ts';

/** Fields of a profile that its owner alone sees. */
const privateFields = [
  ['basic_data', 'edit_path'],
  ['basic_data', 'subscribed_rs'],
  ['extra_data', 'rewards_data'],
  ['extra_data', 'orders_data'],
  ['extra_data', 'disputes_data'],
  ['extra_data', 'reviews_data', 'unpublished_count'],
] as const;

const contactName = /^(e_?mail(_address)?|(tele|mobile_)?phone(_number)?|mobile(_number)?)$/i;
const contact = /@|(\d\D*){6}/;

/** The path of the first e-mail address or telephone number of people but one; those of stores are public. */
function contactIn(data: unknown, me: string, path: readonly string[] = []): string | undefined {
  if (me && textAt(data, 'encoded_id') === me) return undefined;
  for (const [name, value] of Object.entries(Object(data) as Record<string, unknown>)) {
    const here = [...path, name];
    if (typeof value === 'string' && contactName.test(name) && contact.test(value)) return here.join('.');
    const isOfStore = /shop|store/i.test(name);
    const found = typeof value === 'object' && !isOfStore ? contactIn(value, me, here) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** People see nobody's address but their own. */
export function hidesContacts({ sent, earlier, expect }: RuleContext): void {
  for (const name of ['basic_data', 'extra_data', 'reviewers']) {
    const found = contactIn(at(sent, name), idOf(earlier.me), [name]);
    expect(found === undefined, found ?? '', 'nothing: it is for its owner alone', 'an address or a number');
  }
}

export function isPublic(context: RuleContext): void {
  const { data, expect } = context;
  hidesContacts(context);
  for (const path of privateFields)
    expect(
      at(data, ...path) == null,
      path.join('.'),
      'nothing: it is for its owner alone',
      at(data, ...path),
    );
}

/** The profile is that of the person asked for. */
export function isTheirs({ data, earlier, expect }: RuleContext): void {
  const [id, asked] = [textAt(data, 'basic_data', 'encoded_id'), textAt(earlier.person, 'encoded_id')];
  expect(id === asked, 'basic_data.encoded_id', asked, id || 'nothing');
}

export async function checkPerson(context: RuleContext): Promise<void> {
  const { data, ask, statusOf, earlier, expect } = context;
  isTheirs(context);
  isPublic(context);
  const name = textAt(earlier.person, 'name');
  if (name)
    expect(
      textAt(data, 'basic_data', 'name') === name,
      'basic_data.name',
      `${name}, as peopleCall has it: one of the two is wrong`,
      textAt(data, 'basic_data', 'name'),
    );
  const reviews = rowsAt(data, 'reviews');
  const listed = numberAt(earlier.person, 'reviews_count');
  const total =
    numberAt(data, 'total_count') ?? numberAt(data, 'extra_data', 'reviews_data', 'published_count');
  if (listed !== null && total !== null)
    expect(
      total === listed,
      'total_count',
      `${listed}, as peopleCall has it: one of the two is wrong`,
      total,
    );
  if (listed) expect(reviews.length > 0, 'reviews', `reviews, for the list of people says ${listed}`, 'none');
  expect(shownOnly(reviews), 'reviews', 'reviews that are shown', 'one that is hidden or deleted');
  const newest = await ask({ sort_by: 'newest' });
  expect(
    isFalling(timesOf(rowsAt(newest, 'reviews'))),
    'reviews.created_at',
    'the order newest',
    textsOf(rowsAt(newest, 'reviews'), 'created_at').slice(0, 3).join(', '),
  );
  const none = await ask({ search: noWord });
  expect(
    rowsAt(none, 'reviews').length === 0,
    'reviews',
    `none for search=${noWord}`,
    rowsAt(none, 'reviews').length,
  );
  const best = numbersOf(rowsAt(await ask({ filter_rating: '5' }), 'reviews'), 'rating');
  expect(
    best.every(rating => rating > 4.4),
    'reviews.rating',
    '5 with filter_rating=5',
    best.join(', '),
  );
  const pages = numberAt(data, 'total_pages') ?? 1;
  if (pages > 1) {
    const ids = new Set(textsOf(reviews, 'uuid'));
    const again = textsOf(rowsAt(await ask({ page: '2' }), 'reviews'), 'uuid').filter(id => ids.has(id));
    expect(again.length === 0, 'reviews', 'other reviews on page 2', 'those of page 1');
  }
  const person = textAt(earlier.person, 'encoded_id');
  const other = textsOf(
    reviews.map(review => at(review, 'reviewer')),
    'encoded_id',
  ).find(id => id !== person);
  expect(other === undefined, 'reviews.reviewer.encoded_id', person, other);
  const strange = reviews
    .flatMap(review =>
      rowsAt(earlier.reviews, 'reviews').filter(one => at(one, 'uuid') === at(review, 'uuid')),
    )
    .find(one => ![person, ''].includes(textAt(one, 'reviewer', 'encoded_id')));
  const writer = `by ${person}; productReviewCall has another writer: one of the two is wrong`;
  expect(strange === undefined, 'reviews.reviewer', writer, textAt(strange, 'reviewer', 'encoded_id'));
  const status = await statusOf({ slug: 'there-is-no-such-person' });
  expect(status === 404 || status === 410, 'status', '404 for a person that there is not', status);
}

/** Only the person who is signed in, whoever the address names. */
export const own: Rule = async ({ data, earlier, isGuest, ask, expect, statusOf }) => {
  const person = textAt(data, 'basic_data', 'encoded_id');
  if (isGuest) {
    const found = person || rowsAt(data, 'items').length > 0 || rowsAt(data, 'reviews').length > 0;
    expect(!found, 'basic_data', 'nothing, or 401: nobody is signed in', 'the profile of somebody');
    return;
  }
  const me = idOf(earlier.me);
  expect(!me || person === me, 'basic_data.encoded_id', `${me}, who is signed in`, person || 'nothing');
  const other = textAt(earlier.person, 'encoded_id');
  if (!other || other === me || (await statusOf({ slug: other })) >= 300) return;
  const shown = textAt(await ask({}, { slug: other }), 'basic_data', 'encoded_id');
  expect(shown !== other, 'basic_data.encoded_id', 'nobody but who is signed in', other);
};

/** An id that no order has. */
export const nobodysOrder = 'no-such-order';

/** Rows that nobody but their owner sees. */
export const nobodys =
  (...names: readonly string[]): Rule =>
  ({ data, isGuest, expect }) => {
    const found = names.find(name => rowsAt(data, name).length > 0);
    expect(!isGuest || found === undefined, found ?? '', '401: nobody is signed in', 'rows');
  };
