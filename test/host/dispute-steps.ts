/** Steps of people in disputes, for tests: opening, viewing and acting. */
import type { WorldRecord } from '../../fixtures/world/records.ts';
import type { Dispute, DisputeAction } from '../../src/contract/dispute.ts';
import { jpegOf } from '../support/jpeg.ts';
import type { Browser } from './browser-session.ts';
import { smallWorld } from './small-world.ts';

const ordered = ['saucepan', ...Array.from({ length: 12 }, (_, index) => `brass-lamp-${index}`)];
const shopOf = (handle: string) => (handle === 'saucepan' ? 'potter' : 'lumen');
const orderOf = (reviewer_slug: string, product_handle: string): WorldRecord => ({
  ...{ type: 'order', reviewer_slug, shop_slug: shopOf(product_handle), product_handle },
  placed_at: '2026-09-01T00:00:00Z',
});

/** A few people, two of them arbitrators, and what Ada, Bo and the arbitrator Juri have ordered. */
export const disputeWorld: readonly WorldRecord[] = [
  ...smallWorld,
  { type: 'reviewer', slug: 'ines', name: 'Ines Roth', country: 'AT', role: 'arbitrator' },
  { type: 'reviewer', slug: 'bo', name: 'Bo Lind', country: 'SE' },
  ...ordered.map(handle => orderOf('ada', handle)),
  orderOf('bo', 'brass-lamp-20'),
  orderOf('juri', 'brass-lamp-21'),
  orderOf('ines', 'brass-lamp-22'),
  {
    ...{ type: 'dispute', reviewer_slug: 'ines', shop_slug: 'lumen', product_handle: 'brass-lamp-22' },
    ...{ dispute_type: 'damaged', description: 'A dent.', desired_outcome_type: 'refund' },
    created_at: '2026-09-09T00:00:00Z',
    files: [
      { url: '/media/reviews/1f6b2/natural-1111-40/1200.svg', name: 'dent.svg' },
      { url: '/media/videos/parcel-1.webm', name: 'Unpacking.webm' },
    ],
  },
];

export const bytes = (text: string) => Buffer.from(text, 'latin1');
export const jpeg = jpegOf(40, 30, '<html><script>alert(1)</script>');
export const pdf = bytes('%PDF-1.7 receipt');
export interface GivenFile {
  readonly name: string;
  readonly content: Buffer;
}

export const read = async (browser: Browser, url: string) => {
  const { response } = await browser.get(url, { accept: 'application/json' });
  return { status: response.statusCode, body: response.json() };
};
export const show = async (browser: Browser, dispute: Pick<Dispute, 'internal_path'>): Promise<Dispute> =>
  (await read(browser, `${dispute.internal_path}?format=json`)).body.dispute;

export async function sendForm(
  browser: Browser,
  url: string,
  texts: Record<string, string>,
  files: readonly GivenFile[] = [],
) {
  const { csrfToken } = await browser.get('/terms');
  const form = new FormData();
  for (const [field, text] of Object.entries(texts)) form.append(field, text);
  for (const file of files) form.append('files[]', new Blob([new Uint8Array(file.content)]), file.name);
  const body = new Response(form);
  return browser.sendBody('POST', url, Buffer.from(await body.arrayBuffer()), {
    'content-type': body.headers.get('content-type') ?? '',
    'x-csrf-token': csrfToken,
  });
}
export const given = {
  dispute_type: 'damaged',
  description: 'A crack across the lid.',
  desired_outcome_type: 'refund',
  desired_outcome_description: '',
};
export const formOf = (handle: string) =>
  `/reviews/stores/${shopOf(handle)}/products/${handle}/disputes/new?format=json&redesign=true`;

export async function openAbout(browser: Browser, handle: string, files: readonly GivenFile[] = []) {
  const { body: form } = await read(browser, formOf(handle));
  const source_id = form.orders[0].public_id;
  return sendForm(browser, '/reviews/profile/disputes', { ...given, source_id }, files);
}
export const opened = async (browser: Browser, handle: string) =>
  show(browser, (await openAbout(browser, handle)).json().dispute);

export async function take(browser: Browser, action: DisputeAction, values: Record<string, unknown> = {}) {
  const { csrfToken } = await browser.get('/terms');
  return browser.send('POST', action.path, values, csrfToken);
}
export const actionOf = ({ actions }: Dispute, action: string): DisputeAction => {
  const found = actions?.find(one => one.name === action);
  if (!found) throw new Error(`${action} is not offered`);
  return found;
};
export const namesOf = ({ actions }: Dispute) => actions?.map(one => one.name);
export const kindsOf = ({ events }: Dispute) => events?.map(({ kind }) => kind);
export const arbitratorsOwn = (dispute: Dispute) => ({ internal_path: `/reviews/arbitrator/${dispute.id}` });
