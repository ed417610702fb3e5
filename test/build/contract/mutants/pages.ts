/** Pages in HTML, and writes. */
import { type Mutant, page, write } from './make.ts';

const isAddress = (path: string) => path !== '/reviews' && path.startsWith('/reviews');
export const ofPages: readonly Mutant[] = [
  page('screens but /reviews are 404', 'screens', (html, path) => (isAddress(path) ? null : html)),
  page('products are 404', 'screens', (html, path) => (path.includes('/products/') ? null : html)),
  page('screens have no app', 'screens', (html, path) =>
    isAddress(path) ? html.replace(/<script type="module"[^>]*>/, '') : html,
  ),
  page('no sign-in', 'links', (html, path) => (path === '/login' ? null : html)),
  page('links of app_meta lead nowhere', 'links', (html, path) =>
    path === '/imprint-gone'
      ? null
      : html.replace('id="app_meta">{', 'id="app_meta">{"links":{"terms":"/imprint-gone"},'),
  ),
  page('no viewport', 'page', html => html.replace(/<meta name="viewport"[^>]*>/, '')),
  page('no title', 'page', html => html.replace(/<title>[^<]*<\/title>/, '')),
  page('no encoding', 'page', html => html.replace(/<meta charset[^>]*>/, '')),
  page('no doctype', 'page', html => html.replace(/<!doctype html>/, '')),
  page('no language', 'page', html => html.replace(/<html [^>]*>/, '<html>')),
  page('an empty token', 'page', html => html.replace(/(name="csrf-token" content=")[^"]*/, '$1')),
];

export const ofWrites: readonly Mutant[] = [
  write('none is there: the token is refused first', 'submitReviewCall', (sent, { headers }) =>
    headers.has('X-CSRF-Token') ? { status: 404, body: '' } : sent,
  ),
  write('guests may follow', 'followCall', (sent, { path, headers }) =>
    headers.has('X-CSRF-Token') && path.endsWith('/heart') ? { status: 200, body: '{}' } : sent,
  ),
  write('guests may vote', 'helpfulCall', (sent, { path, headers }) =>
    headers.has('X-CSRF-Token') && path.endsWith('/helpful') ? { status: 200, body: '{}' } : sent,
  ),
  write('400 for a missing token', 'followCall', (sent, { headers }) =>
    headers.has('X-CSRF-Token') ? sent : { status: 400, body: '' },
  ),
  write('419 for a missing token', 'followCall', (sent, { headers }) =>
    headers.has('X-CSRF-Token') ? sent : { status: 419, body: '' },
  ),
  write('a redirect to the sign-in', 'followCall', () => ({
    status: 302,
    body: '',
    headers: [['Location', '/login']],
  })),
  write('no csrf protection', 'savePreferenceCall', () => ({ status: 200, body: '{}' }), true),
  write('clicks of guests are refused', 'clickCall', (sent, { path }) =>
    path.endsWith('/click') ? { status: 401, body: '' } : sent,
  ),
];
