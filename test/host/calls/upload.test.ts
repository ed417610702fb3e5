/** Uploads: what is accepted, who sees it, and what becomes of files that nobody sends. */
import { connect, type AddressInfo } from 'node:net';
import * as assert from 'uvu/assert';
import { claimUploads, removeOrphans } from '../../../fixtures/host/data/uploads.ts';
import type { Reviewer } from '../../../fixtures/host/context.ts';
import { uploadsWaitingMax } from '../../../src/contract/limits.ts';
import { type Upload, uploadBytesMax } from '../../../src/contract/upload.ts';
import type { Browser } from '../browser-session.ts';
import { frameOf, jpegFrom, jpegOf, segment } from '../../support/jpeg.ts';
import { hostSuite } from '../host-suite.ts';

const { test, host } = hostSuite('uploads');
const path = '/reviews/uploads';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const jpeg = jpegOf(40, 30, 'picture');
const largest = (start: string, size: number) => Buffer.concat([bytes(start), Buffer.alloc(size)]);

const send = async (
  browser: Browser,
  content: Buffer,
  { name = 'picture.jpg', type = 'image/jpeg', token = '' } = {},
) => {
  const csrfToken = token || (await browser.get('/reviews')).csrfToken;
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)], { type }), name);
  const body = new Response(form);
  return browser.sendBody('POST', path, Buffer.from(await body.arrayBuffer()), {
    'content-type': body.headers.get('content-type') ?? '',
    'x-csrf-token': csrfToken,
  });
};
const stored = async (browser: Browser, content = jpeg) => (await send(browser, content)).json() as Upload;

test('keeps a picture for its owner under a name of its own, and serves it safely', async () => {
  const ada = await host.signedIn('ada');
  const response = await send(ada, jpeg, { name: '../../x.html', type: 'text/html' });
  assert.is(response.statusCode, 200);
  const { id, url, type, bytes: size } = response.json() as Upload;
  assert.match(url, new RegExp(`^/uploads/${id}\\.jpg$`));
  assert.equal([type, size], ['image/jpeg', jpeg.length]);

  const { response: shown } = await ada.get(url);
  assert.equal(shown.rawPayload, jpeg);
  assert.is(shown.headers['content-type'], 'image/jpeg');
  assert.is(shown.headers['x-content-type-options'], 'nosniff');
  assert.match(String(shown.headers['content-security-policy']), 'sandbox');
  assert.match(String(shown.headers['content-disposition']), `inline; filename*=UTF-8''${id}.jpg`);
});

test('shows a file to nobody else until it is published', async () => {
  const [ada, juri] = [await host.signedIn('ada'), await host.signedIn('juri')];
  const { id, url } = await stored(ada);
  for (const other of [juri, host.guest()]) assert.is((await other.get(url)).response.statusCode, 404);
  const [owner, other] = await host.db.query<Reviewer>('select * from reviewers order by slug limit 2');
  const claim = (reviewer: Reviewer | undefined) =>
    claimUploads(host.db, reviewer as Reviewer, [id], 'uploads').catch(error => error.errors);
  assert.equal(Object.keys(await claim(other)), ['uploads']);
  assert.equal((await claim(owner))[0].url, url);
  assert.is((await host.guest().get(url)).response.statusCode, 200);
  assert.equal(Object.keys(await claim(owner)), ['uploads'], 'it belongs to something now');
});

test('sends a PDF as a download, and a part of a video where one is asked for', async () => {
  const ada = await host.signedIn('ada');
  const pdf = await stored(ada, bytes('%PDF-1.7 bill'));
  assert.match(String((await ada.get(pdf.url)).response.headers['content-disposition']), 'attachment');
  const video = await stored(ada, bytes('\0\0\0\x18ftypisom film'));
  const part = await ada.get(video.url, { range: 'bytes=4-7' });
  assert.equal([part.response.statusCode, part.body], [206, 'ftyp']);
});

for (const [what, content, text] of [
  ['an empty file', Buffer.alloc(0), 'empty'],
  ['HTML that calls itself a picture', bytes('<!doctype html><script>alert(1)</script>'), 'accepted'],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'accepted'],
  ['a picture of a type that browsers convert before', bytes('GIF89a'), 'accepted'],
  ['a PDF that is too large', largest('%PDF-1.7', uploadBytesMax.pdf), '10 MB'],
] as const)
  test(`refuses ${what}, at its field`, async () => {
    const response = await send(await host.signedIn('ada'), content);
    assert.is(response.statusCode, 422);
    assert.match(response.json().errors.file[0], text);
  });

test('refuses 50 MB without reading them', async () => {
  const response = await send(await host.signedIn('ada'), largest('\0\0\0\x18ftypisom', 50_000_000));
  assert.is(response.statusCode, 413);
});

test('refuses a guest, a write without a token, and a body that is no form', async () => {
  assert.is((await send(host.guest(), jpeg)).statusCode, 401);
  const ada = await host.signedIn('ada');
  assert.is((await send(ada, jpeg, { token: 'wrong' })).statusCode, 422);
  const { csrfToken } = await ada.get('/reviews');
  assert.is((await ada.send('POST', path, { file: 'x' }, csrfToken)).statusCode, 422);
  const cut = await ada.sendBody('POST', path, bytes('--b\r\nContent-Disposition: form-data'), {
    'content-type': 'multipart/form-data; boundary=b',
    'x-csrf-token': csrfToken,
  });
  assert.is(cut.statusCode, 400);
});

test('keeps nothing of an upload whose connection breaks off half-way', async () => {
  const ada = await host.signedIn('ada');
  const { csrfToken } = await ada.get('/reviews');
  const count = async () => (await host.db.query('select 1 from uploads')).length;
  const before = await count();
  await host.app.listen({ port: 0 });
  const { port } = host.app.server.address() as AddressInfo;
  const answer = await new Promise<string>(resolve => {
    let text = '';
    const socket = connect(port, 'localhost', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${ada.cookie}\r\nX-CSRF-Token: ${csrfToken}\r\n` +
          'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000\r\n\r\n' +
          '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\xFF\xD8\xFF',
      );
      socket.end();
    });
    socket.on('data', data => {
      text += data;
    });
    socket.on('close', () => resolve(text));
  });
  assert.not.match(answer, ' 200 ');
  assert.is(await count(), before);
});

test('limits how many files of a person wait for their form', async () => {
  const juri = await host.signedIn('juri');
  const { csrfToken: token } = await juri.get('/reviews');
  await host.db.query(
    `insert into uploads (id, reviewer_id, type, bytes, content)
    select 'waiting-' || n, r.id, 'image/jpeg', 1, 'x' from reviewers r, generate_series(1, $1::int) n where slug = 'juri'`,
    [uploadsWaitingMax],
  );
  const response = await send(juri, jpeg, { token });
  assert.is(response.statusCode, 422);
  assert.match(response.json().errors.file[0], 'too many');
});

test('removes what nobody sent within a day', async () => {
  await host.db.query('delete from uploads');
  await host.db.query(
    `insert into uploads (id, reviewer_id, type, bytes, content, created_at, attached_at)
    select d.id, r.id, 'image/jpeg', 1, 'x', now() - d.age, case when d.sent then now() end from reviewers r,
    (values ('1', interval '2 days', false), ('2', interval '2 days', true), ('3', interval '1 hour', false)) d (id, age, sent)
    where r.slug = 'ada'`,
  );
  await removeOrphans(host.db);
  const left = await host.db.query<{ id: string }>('select id from uploads order by id');
  assert.equal(
    left.map(({ id }) => id),
    ['2', '3'],
  );
});

const frame = frameOf(65_000, 65_000);
/** The heads of pictures that unpack to 65,000 × 65,000 pixels, and no more than that. */
const bombs: Readonly<Record<string, Buffer>> = {
  PNG: bytes(`\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\xFD\xE8\0\0\xFD\xE8\x08\x06\0\0\0\0\0\0\0`),
  JPEG: jpegOf(65_000, 65_000),
  'JPEG with padding': jpegFrom(bytes('\xFF\xFF'), segment(0xe0, bytes('JF')), bytes('\xFF\xFF'), frame),
  'JPEG with markers without a length': jpegFrom(bytes('\xFF\xD0\xFF\x01'), frame),
  'JPEG with odd bytes': jpegFrom(segment(0xe0, bytes('JF')), bytes('odd'), frame),
  'JPEG with a smaller picture in a segment': jpegFrom(segment(0xe1, jpegOf(40, 30)), frame),
  'extended WebP': bytes(`RIFF\x16\0\0\0WEBPVP8X\x0A\0\0\0\0\0\0\0\xE7\xFD\0\xE7\xFD\0`),
  'lossless WebP': bytes(`RIFF\x16\0\0\0WEBPVP8L\x0A\0\0\0\x2F\xFF\xFF\xFF\x0F\0\0\0\0\0\0`),
  'lossy WebP': bytes(`RIFF\x16\0\0\0WEBPVP8 \x0A\0\0\0\0\0\0\x9D\x01\x2A\xFF\x3F\xFF\x3F`),
};

/** Pictures that do not say their size, each of which a browser might read in its own way. */
const unreadable: Readonly<Record<string, Buffer>> = {
  'JPEG that is hardly there': bytes('\xFF\xD8\xFF'),
  'JPEG without a frame': jpegFrom(segment(0xe0, bytes('JF'))),
  'JPEG with a segment of no length': jpegFrom(bytes('\xFF\xE0\0\0'), frame),
  'JPEG without height': jpegOf(40, 0),
  'short PNG': bytes('\x89PNG\r\n\x1A\n'),
  'PNG that begins with another chunk': bytes(
    `\x89PNG\r\n\x1A\n\0\0\0\0IDAT\0\0\0\0\0\0\0\rIHDR\0\0\xFD\xE8\0\0\xFD\xE8\x08\x06\0\0\0`,
  ),
  'WebP of an unknown form': bytes(`RIFF\x16\0\0\0WEBPVP8Y\x0A\0\0\0${'\0'.repeat(10)}`),
  'JPEG with a drawing behind it': Buffer.concat([
    jpegFrom(),
    bytes('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"></svg>'),
  ]),
};
for (const [kind, content] of Object.entries(unreadable))
  test(`refuses a ${kind}`, async () => {
    const response = await send(await host.signedIn('ada'), content);
    assert.is(response.statusCode, 422);
    assert.equal(response.json().errors.file, ['This picture can’t be read.']);
  });

for (const [kind, content] of Object.entries(bombs))
  test(`refuses a ${kind} picture of more pixels than browsers unpack`, async () => {
    const response = await send(await host.signedIn('ada'), content);
    assert.is(response.statusCode, 422);
    assert.match(response.json().errors.file[0], '50 million pixels');
  });

test.run();
