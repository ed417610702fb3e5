import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { uiMessages } from '../../src/messages/ui.ts';
import { failureText, isSignedOut } from '../../src/domain/failure.ts';

const texts = uiMessages.failures;

for (const [kind, status, text] of [
  ['network', 0, texts.offline],
  ['malformed', 0, texts.unreadable],
  ['status', 401, texts.signedOut],
  ['status', 429, texts.tooMany],
  ['status', 403, texts.server],
  ['status', 422, texts.server],
  ['status', 500, texts.server],
  ['status', 503, texts.server],
] as const)
  test(`says what to do about ${kind} ${status || ''}`, () => {
    assert.is(failureText({ kind, status }), text);
    assert.is(isSignedOut({ kind, status }), status === 401);
  });

test.run();
