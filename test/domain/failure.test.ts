import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { uiMessages } from '../../src/messages/ui.ts';
import { failureText, hasEnded, isSignedOut } from '../../src/domain/failure.ts';

const texts = uiMessages.failures;

for (const [kind, status, text] of [
  ['network', 0, texts.offline],
  ['malformed', 0, texts.unreadable],
  ['status', 401, texts.signedOut],
  ['status', 419, texts.signedOut],
  ['status', 429, texts.tooMany],
  ['status', 403, texts.server],
  ['status', 422, texts.server],
  ['status', 500, texts.server],
  ['status', 503, texts.server],
] as const)
  test(`says what to do about ${kind} ${status || ''}`, () => {
    assert.is(failureText({ kind, status }), text);
    assert.is(isSignedOut({ kind, status }), status === 401 || status === 419);
  });

/** Bodies as frameworks send them where the token of a page is missing or old. */
const ofToken: readonly unknown[] = [
  undefined,
  null,
  '',
  '<html><body>The change you wanted was rejected.</body></html>',
  {},
  { status: 422, error: 'Unprocessable Content' },
  { detail: 'CSRF Failed: CSRF token missing.' },
  { message: 'CSRF token mismatch.' },
  { error: 'Invalid authenticity token' },
  { error: 'invalid token' },
  { message: 'The form token has expired or is missing.' },
  { detail: 'Authentication credentials were not provided.' },
  { error: 'Die Seite ist veraltet', code: 'csrf' },
];
const ofWrite: readonly (readonly [body: unknown, text: string])[] = [
  [{ error: 'Nobody votes on their own review' }, 'Nobody votes on their own review'],
  [{ message: 'There is no room for more' }, 'There is no room for more'],
  [{ detail: 'Not yours.' }, 'Not yours.'],
  [{ error: 'This token was used before' }, 'This token was used before'],
  [{ error: 'x'.repeat(5000) }, texts.server],
  [{ errors: { base: ['No'] } }, texts.server],
  [{ title: ['is too short'] }, texts.server],
  [{ title: 'is too short' }, texts.server],
];

for (const status of [403, 422])
  test(`tells a write that is refused with ${status} from a session that has ended`, () => {
    for (const data of ofToken) assert.ok(hasEnded({ kind: 'status', status, data }), JSON.stringify(data));
    for (const [data, text] of ofWrite) {
      assert.not(hasEnded({ kind: 'status', status, data }), JSON.stringify(data));
      assert.is(failureText({ kind: 'status', status, data }), text);
    }
  });

test('takes no other status for the end of a session', () => {
  for (const status of [0, 400, 404, 409, 410, 413, 429, 500, 503])
    assert.not(hasEnded({ kind: 'status', status, data: { message: 'CSRF' } }), `${status}`);
  for (const status of [401, 419]) assert.ok(hasEnded({ kind: 'status', status, data: { error: 'No' } }));
});

test.run();
