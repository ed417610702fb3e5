/** A disk without room below the embedded database: writes are refused, what is there is still shown. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withRoom } from '../../fixtures/host/db/db-room.ts';
import { createHost } from '../../fixtures/host/host.ts';
import { jpegOf } from '../support/jpeg.ts';
import { openWorld } from '../support/world.ts';
import { Browser } from './browser-session.ts';
import { smallWorld } from './small-world.ts';

test('refuses writes with a sentence while the disk is full, and goes on when there is room', async () => {
  let free = Number.POSITIVE_INFINITY;
  const logged: string[] = [];
  const db = withRoom(await openWorld(smallWorld), async () => free);
  const app = await createHost({ db, distDir: 'none', log: text => void logged.push(text) });
  const browser = new Browser(app);
  const { csrfToken } = await browser.get('/login');
  await browser.post('/login', { slug: 'ada', _csrf: csrfToken });
  const token = (await browser.get('/terms')).csrfToken;
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(jpegOf(40, 30))]), 'a.jpg');
  const body = new Response(form);
  const type = body.headers.get('content-type') ?? '';
  const content = Buffer.from(await body.arrayBuffer());
  const upload = () =>
    browser.sendBody('POST', '/reviews/uploads', content, { 'content-type': type, 'x-csrf-token': token });

  free = 1_000_000;
  const refused = await upload();
  assert.equal([refused.statusCode, refused.headers['retry-after']], [503, '5']);
  assert.match(refused.json().error, 'no room left');
  assert.equal([logged.length, /disk .* is full/.test(logged[0] ?? '')], [1, true]);
  assert.is((await app.inject('/reviews/people.json')).statusCode, 200);
  free = 1_000_000_000;
  assert.is((await upload()).statusCode, 200);
  await app.close();
  await db.close();
});

test.run();
