import { savedSearchMessages } from '../../src/messages/saved-searches.ts';
import type { TestPage } from '../support/browser.ts';
import { mara, product, read, shop, type TriedCall } from './call.ts';
import { addresses } from './reads.ts';

const button = (page: TestPage, name: string | RegExp) => page.locator('main').getByRole('button', { name });
const press = (name: string | RegExp) => async (page: TestPage) => button(page, name).first().click();
const follow = async (page: TestPage) =>
  page
    .locator('main')
    .getByRole('button', { name: /^Follow /, pressed: false })
    .first()
    .click();
const inDialog = async (page: TestPage, name: string | RegExp) =>
  page.locator('dialog').getByRole('button', { name }).last().click();
const henrike = 'Henrike Solberg';
const text = 'Typed before it failed.';
const body = (page: TestPage) => page.locator('main textarea').first();
const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a') };

const picture = {
  name: 'a.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A dispute that offers an action: among those that a call lists, at the address of one. */
async function offering(page: TestPage, action: string, ids: readonly { id: string }[], path: string) {
  for (const { id } of ids) {
    const { dispute } = await read<{ dispute: { actions?: { name: string }[] } }>(
      page,
      `${path}/${id}?format=json`,
    );
    if (dispute.actions?.some(({ name }) => name === action)) return `${path}/${id}`;
  }
  throw new Error(`no dispute offers ${action}`);
}
type Listed = { id: string }[];
/** One of the person's own. */
const disputeWith = (action: string) => async (page: TestPage) => {
  const { items } = await read<{ items: Listed }>(page, '/reviews/users/me.json?tab=disputes&page=1');
  return offering(page, action, items, '/reviews/profile/disputes');
};
/** One that waits for the arbitrator. */
const toDecide = (action: string) => async (page: TestPage) => {
  const { disputes } = await read<{ disputes: Listed }>(page, '/reviews/arbitrator?format=json');
  return offering(page, action, disputes, '/reviews/arbitrator');
};

const confirmed = (label: RegExp): Pick<TriedCall, 'prepare' | 'act'> => ({
  prepare: press(label),
  act: async page => inDialog(page, label),
});

const ownReview = (
  action: string,
  label: string,
  done: RegExp,
  at: TriedCall['at'] = '/profile',
): TriedCall => ({
  name: `${action} a review`,
  requests: action === 'delete' ? /^DELETE \/reviews\/\w+/ : new RegExp(`^PUT /reviews/\\w+/${action}`),
  as: mara,
  at,
  act: press(new RegExp(`^${label}: `)),
  write: { done },
});

/** Every call that writes, and where. The host gets none of these requests. */
export const writes: readonly TriedCall[] = [
  {
    name: 'heart of a product',
    requests: /^POST \/reviews\/profile\/follows\/heart/,
    as: mara,
    at: '/reviews/search?q=lamp',
    act: follow,
    write: { done: /^pressed: Follow/m },
  },
  {
    name: 'follow a store',
    requests: /^POST \/reviews\/profile\/follows\/heart/,
    as: mara,
    at: shop,
    act: follow,
    write: { done: /^pressed: Follow/m },
  },
  {
    name: 'vote for a review',
    requests: /^POST \/reviews\/\w+\/helpful/,
    as: mara,
    at: shop,
    act: async page =>
      page
        .locator('main')
        .getByRole('button', { name: /^Helpful, /, pressed: false })
        .first()
        .click(),
    write: { done: /^pressed: Helpful/m },
  },
  {
    name: 'save a search',
    requests: /^POST \/reviews\/profile\/saved_searches/,
    as: mara,
    at: '/reviews/search?q=lamp',
    act: press(savedSearchMessages.save),
    write: { done: /Search saved\. New products/ },
  },
  {
    name: 'click on a store',
    requests: /^POST \/reviews\/click/,
    at: product,
    act: async page => {
      const leaves = page.locator('main a[target=_blank]').first();
      await leaves.evaluate(element => element.addEventListener('click', event => event.preventDefault()));
      await leaves.click();
    },
    isSilent: true,
    write: {},
  },
  {
    name: 'currency',
    requests: /^PUT \/reviews\/profile\/reviewers\/0/,
    as: mara,
    at: product,
    prepare: async page => {
      await page.getByRole('button', { name: 'Main menu', exact: true }).click();
      await page.getByRole('button', { name: /^Show prices in/ }).click();
      await page.getByRole('option').nth(5).waitFor();
    },
    act: async page => page.getByRole('option').nth(5).click(),
    isSilent: true,
    write: {},
  },
  {
    name: 'terms of service',
    requests: /^POST \/reviews\/profile\/accept_tos/,
    as: 'Ruby Walker',
    at: '/reviews/people',
    act: async page => {
      await page.getByRole('textbox', { name: 'Reviewer name' }).fill('Ruby W.');
      await page.getByRole('dialog').getByRole('checkbox').check();
      await inDialog(page, 'Accept and continue');
    },
    write: { done: /Thank you, Ruby/, typed: 'Ruby W.' },
  },
  {
    name: 'subscribe',
    requests: /^PUT \/reviews\/profile\/reviewers\/0/,
    as: mara,
    at: '/profile',
    act: press('Subscribe'),
    isSilent: true,
    write: {},
  },
  ownReview('delete', 'Delete', /is deleted\./),
  ownReview('unpublish', 'Unpublish', /is no longer published\./),
  ownReview('publish', 'Publish', /is published\./),
  ownReview('restore', 'Restore', /is back\./, async page => {
    await page.goto('/profile');
    // Not one that the others try.
    await button(page, /^Delete: /)
      .last()
      .click();
    await page
      .getByText(/is deleted\./)
      .first()
      .waitFor();
    return '/profile?review_type=deleted';
  }),
  {
    name: 'new review',
    requests: /^POST \/reviews(\?|$)/,
    as: mara,
    at: addresses.newReview,
    act: async page => {
      await page.getByRole('radio', { name: '4 – Good' }).check({ force: true });
      await page.getByRole('textbox', { name: 'Your review' }).fill(text);
      await button(page, 'Publish review').click();
    },
    write: {
      done: /Thank you! /,
      typed: text,
    },
  },
  {
    name: 'upload to a review',
    requests: /^POST \/reviews\/uploads/,
    as: mara,
    at: addresses.newReview,
    act: async page => {
      await page.getByRole('textbox', { name: 'Your review' }).fill(text);
      await page.locator('main input[type=file]').setInputFiles(picture);
    },
    write: {
      needsAnswer: true,
      typed: text,
    },
  },
  {
    name: 'profile',
    requests: /^PUT \/reviews\/profile\/reviewers\/0/,
    as: mara,
    at: '/reviews/profile/edit',
    act: async page => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Mara L.');
      await button(page, 'Save changes').click();
    },
    write: {
      done: /Your profile is saved\./,
      typed: 'Mara L.',
    },
  },
  {
    name: 'picture of a profile',
    requests: /^POST \/reviews\/uploads/,
    as: mara,
    at: '/reviews/profile/edit',
    act: async page => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Mara L.');
      await page.locator('main input[type=file]').setInputFiles(picture);
      await inDialog(page, 'Use picture');
    },
    write: { needsAnswer: true, typed: 'Mara L.' },
  },
  {
    name: 'new dispute',
    requests: /^POST \/reviews\/profile\/disputes(\?|$)/,
    as: mara,
    at: async page => {
      const { orders } = await read<{ orders: { product_internal_path?: string | null }[] }>(
        page,
        '/reviews/write-review.json?resource=orders',
      );
      for (const { product_internal_path: path } of orders) {
        if (!path) continue;
        const form = await read<{ orders: { dispute_path?: string | null }[] }>(
          page,
          `${path}/disputes/new?format=json&redesign=true`,
        ).catch(() => ({ orders: [] }));
        if (form.orders.length > 0 && form.orders.every(one => !one.dispute_path))
          return `${path}/disputes/new`;
      }
      throw new Error('every order has a dispute');
    },
    act: async page => {
      await page.getByLabel('It arrived damaged').check();
      await page.getByRole('textbox', { name: 'What happened' }).fill(text);
      await page.getByLabel('My money back', { exact: true }).check();
      await page.locator('main input[type=file]').setInputFiles(pdf);
      await button(page, 'Check and send').click();
      await button(page, 'Send dispute').click();
    },
    write: { done: /Your dispute is open\./, typed: text },
  },
  {
    name: 'message in a dispute',
    requests: /^POST \/reviews\/profile\/disputes\/\w+\/message/,
    as: mara,
    at: disputeWith('message'),
    act: async page => {
      await button(page, /^(Add information|Answer)$/)
        .first()
        .click();
      await body(page).fill(text);
      await button(page, /^(Add information|Answer)$/)
        .last()
        .click();
    },
    write: { typed: text },
  },
  {
    name: 'withdraw a dispute',
    requests: /^POST \/reviews\/profile\/disputes\/\w+\/withdraw/,
    as: mara,
    at: disputeWith('withdraw'),
    ...confirmed(/Withdraw the dispute/),
    write: {},
  },
  {
    name: 'accept an answer',
    requests: /^POST \/reviews\/profile\/disputes\/\w+\/accept/,
    as: mara,
    at: disputeWith('accept'),
    ...confirmed(/Accept the store/),
    write: {},
  },
  {
    name: 'assign, in the list',
    requests: /^POST \/reviews\/arbitrator\/\w+\/assign/,
    as: henrike,
    at: '/reviews/arbitrator',
    act: press(/^Assign to me: /),
    write: { done: /Done\./ },
  },
  {
    name: 'assign',
    requests: /^POST \/reviews\/arbitrator\/\w+\/assign/,
    as: henrike,
    at: toDecide('assign'),
    act: press(/^(Assign to me|Take over)$/),
    write: {},
  },
  {
    name: 'decide',
    requests: /^POST \/reviews\/arbitrator\/\w+\/decide/,
    as: henrike,
    at: toDecide('decide_for_store'),
    act: async page => {
      await button(page, 'Decide for the store').first().click();
      await body(page).fill(text);
      await button(page, 'Decide for the store').last().click();
      await inDialog(page, 'Decide for the store');
    },
    write: { typed: text },
  },
];
