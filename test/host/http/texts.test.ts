import * as assert from 'uvu/assert';
import { plainAddress, plainText } from '../../../fixtures/host/http/texts.ts';
import { given, sendForm, disputeWorld, formOf, read, opened } from '../dispute-steps.ts';
import { hostSuite } from '../host-suite.ts';

const { test, host } = hostSuite('texts', disputeWorld);

/** One of each kind that no text holds. */
const unseen = ['\0', '\x03', '\v', '\x7F', '\x85', '\uFDD0', '\uFFFE', '\uFFFF', '\u{1FFFE}'];

test('leaves out what no text holds, and nothing else', () => {
  for (const char of [...unseen, '\uD83D', '\uDCA1']) assert.is(plainText(`a${char}b`), 'ab');
  const text = 'Zeile\r\n\tعربي ‏👩‍🌾 e\u0301 \u2028 \uFFFD \u00A0 \uE000';
  assert.is(plainText(text), text);
});

test('marks their places in an address, and leaves broken escapes as they are', () => {
  for (const char of unseen)
    assert.is(plainAddress(`/a?q=%41${encodeURIComponent(char)}b`), '/a?q=A%EF%BF%BDb');
  assert.is(plainAddress('/a\x85?q=\x03'), '/a\uFFFD?q=\uFFFD');
  for (const url of ['/a%2Fb?q=%F0%9F%92%A1+%2B%26&r=%C3%A9', '/%FF', '/%E0%A4%A?q=%', '/%2500'])
    assert.is(plainAddress(url), url);
  assert.is(plainAddress('/%FF%00'), '/%EF%BF%BD%EF%BF%BD');
});

test('leaves them out of what is written, in JSON, in forms and beside files', async () => {
  const ada = await host.signedIn('ada');
  const token = (await ada.get('/terms')).csrfToken;
  const description = 'It broke\x03 on the\uFFFE first\v day.\nAll of it.';
  const { orders } = (await read(ada, formOf('saucepan'))).body;
  const sent = await sendForm(ada, '/reviews/profile/disputes', {
    ...given,
    ...{ description, source_id: orders[0].public_id },
  });
  assert.is(sent.statusCode, 200, sent.body);
  const own = await opened(ada, 'brass-lamp-0');
  const path = `/reviews/profile/disputes/${own.id}/message`;
  assert.is((await ada.send('POST', path, { body: 'In\x03 JSON' }, token)).statusCode, 200);
  const texts = await host.db.query<{ body: string }>(
    'select body from dispute_events union all select description from disputes',
  );
  for (const text of ['It broke on the first day.\nAll of it.', 'In JSON'])
    assert.ok(
      texts.some(({ body }) => body === text),
      text,
    );
});

test('names the field that holds what nobody writes', async () => {
  const ada = await host.signedIn('ada');
  const token = (await ada.get('/terms')).csrfToken;
  for (const [reviewer, field] of [
    [{ name: 'a\0' }, 'name'],
    [{ name: 'a\uD800' }, 'name'],
    [{ notifications: { 'a\0': true } }, 'notifications'],
  ] as const) {
    const answer = await ada.send('PUT', '/reviews/profile/reviewers/0', { reviewer }, token);
    assert.is(answer.statusCode, 422);
    assert.equal(Object.keys(answer.json().errors), [field]);
  }
});

test.run();
