/**
 * What people read when a call fails: every call of the contract, with every status that hosts answer. The words are written out
 * here, and whether they come with a way to sign in.
 */
import { cleanup, expectConsole, render, screen } from '../../support/dom.ts';
import { FakeXhr } from '../../forms/fake-xhr.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createClient } from '../../../src/api/client.ts';
import { toApiError } from '../../../src/api/errors.ts';
import { postMultipart } from '../../../src/api/upload.ts';
import { readContract } from '../../../src/build/contract/list.ts';
import type { Call, Schema } from '../../../src/contract/call.ts';
import { failureText, isSignedOut } from '../../../src/domain/failure.ts';
import { failureToast } from '../../../src/state/writes/failure-toast.ts';
import { type Failure, mutation } from '../../../src/state/writes/mutation.ts';
import { ErrorNotice } from '../../../src/ui/feedback/error-notice.tsx';
import { LoadMore } from '../../../src/ui/navigation/load-more.tsx';
import { setUp } from '../support.ts';

const wrong = 'Something went wrong on our side. Please try again in a moment.';
const unreadable = 'We couldn’t read the server’s answer. This is our mistake.';
const tooMany = 'Too many requests. Please wait a moment and try again.';
const tooLarge = 'This is too large to send. Please shorten the text or choose smaller files.';
const gone = 'We couldn’t find this any more. It may have been removed.';
const toSee = 'Please sign in to see this.';
const notSaved = 'You’ve been signed out, so this wasn’t saved.';
const page = '<!doctype html><title>Sign in</title>';

interface Answer {
  readonly name: string;
  readonly status: number;
  /** An object is sent as JSON. */
  readonly body: unknown;
  /** Where a redirect has led. */
  readonly url?: string;
  /** The words for a read and for a write. */
  readonly words: readonly [read: string, write: string];
  /** Whether the words come with a way to sign in. */
  readonly signsIn: readonly [read: boolean, write: boolean];
}
const row = (
  name: string,
  status: number,
  body: unknown,
  words: Answer['words'],
  signsIn: Answer['signsIn'] = [false, false],
  url?: string,
): Answer => ({ name, status, body, words, signsIn, ...(url !== undefined && { url }) });
const ended = [true, true] as const;
const ofWrite = [false, true] as const;

const answers: readonly Answer[] = [
  row('401', 401, {}, [toSee, notSaved], ended),
  row('401 with words', 401, { error: 'Unauthorized' }, [toSee, notSaved], ended),
  row('419', 419, { message: 'CSRF token mismatch.' }, [toSee, notSaved], ended),
  row('a redirect to sign in', 200, page, [toSee, notSaved], ended, 'https://shop.test/users/sign_in'),
  row(
    'a redirect of Django',
    200,
    page,
    [toSee, notSaved],
    ended,
    'https://shop.test/accounts/login/?next=/a',
  ),
  row('403 without a word', 403, {}, [wrong, notSaved], ofWrite),
  row('403 as a page', 403, page, [wrong, notSaved], ofWrite),
  row('403 with a reason', 403, { error: 'This store is not yours.' }, [
    'This store is not yours.',
    'This store is not yours.',
  ]),
  row('404', 404, { error: 'Not found' }, [wrong, gone]),
  row('404 as a page', 404, page, [wrong, gone]),
  row('409', 409, {}, [wrong, wrong]),
  row('409 of Rails', 409, { status: 409, error: 'Conflict' }, [wrong, wrong]),
  row('409 with a reason', 409, { error: 'It was changed.' }, ['It was changed.', 'It was changed.']),
  row('410', 410, {}, [wrong, gone]),
  row('413', 413, {}, [wrong, tooLarge]),
  row('413 as a page', 413, page, [wrong, tooLarge]),
  row('413 of Laravel', 413, { message: '', exception: 'PostTooLargeException', file: '/app.php' }, [
    wrong,
    tooLarge,
  ]),
  row('413 with errors', 413, { errors: { file: ['At most 2 MB.'] } }, [wrong, 'At most 2 MB.']),
  row('422 of an old token', 422, {}, [wrong, notSaved], ofWrite),
  row('422 of Rails', 422, { status: 422, error: 'Unprocessable Entity' }, [wrong, notSaved], ofWrite),
  row(
    '422 with words about the token',
    422,
    { error: 'invalid token' },
    ['invalid token', notSaved],
    ofWrite,
  ),
  row('422 with a reason', 422, { error: 'Nobody votes on their own review' }, [
    'Nobody votes on their own review',
    'Nobody votes on their own review',
  ]),
  row('422 with errors', 422, { errors: { base: ['There is no room for more.'] } }, [
    wrong,
    'There is no room for more.',
  ]),
  row('422 with errors of a field', 422, { errors: { title: ['is too short'], body: ['is empty'] } }, [
    wrong,
    'is too short is empty',
  ]),
  row('429', 429, {}, [tooMany, tooMany]),
  row('429 as a page', 429, page, [tooMany, tooMany]),
  row('500', 500, { error: 'NoMethodError' }, [wrong, wrong]),
  row('500 as a page', 500, page, [wrong, wrong]),
  row('503', 503, {}, [wrong, wrong]),
  row('a page', 200, page, [unreadable, unreadable]),
];

const { calls } = await readContract();
type AnyCall = Call<Schema, Schema>;
const isRead = ({ method }: AnyCall) => method === 'GET';
/** Sent as `multipart/form-data`, by another way than all others. */
const hasFiles = ({ path }: AnyCall) => /\/(uploads|disputes)$/.test(path);
/** As a call that is sent: with values in its path. */
const filled = (call: AnyCall): AnyCall => ({ ...call, path: call.path.replace(/\{\w+\}/g, 'x') });

const unexpected = (what: string): never => {
  throw new Error(what);
};

const answerTo = ({ status, body, url }: Answer): Response => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = new Response(text, { status });
  if (url) Object.defineProperties(response, { redirected: { value: true }, url: { value: url } });
  return response;
};

/** The error of a call that was answered so. */
async function errorOf(call: AnyCall, answer: Answer) {
  if (!isRead(call) && hasFiles(call)) {
    const sent = postMultipart(call, new FormData()).then(
      () => unexpected('it was taken'),
      error => toApiError(error),
    );
    const request = FakeXhr.all.at(-1);
    Object.assign(request ?? {}, { responseURL: answer.url ?? 'https://shop.test/' });
    await request?.answer(answer.body, answer.status);
    return sent;
  }
  const client = createClient({ doc: document, fetch: async () => answerTo(answer) });
  return client.send(filled(call), { params: {} }).then(
    () => unexpected(`${call.path} took it`),
    error => toApiError(error),
  );
}

/** What the message for a write says that failed with this error, and whether it leads to the sign-in. */
async function messageOf(error: Awaited<ReturnType<typeof errorOf>>) {
  const { store } = setUp({ loggedIn: true });
  const failures: Failure<null, null>[] = [];
  const write = mutation<null, null>({
    send: () => Promise.reject(error),
    onFailed: (_get, _set, failure) => failures.push(failure),
  });
  await store.set(write.runAtom, null, null);
  const [failure] = failures;
  if (!failure) return unexpected('nothing failed');
  const { text, link } = failureToast(failure);
  return { text, signsIn: link?.label === 'Sign In' && link.href.startsWith('/login') };
}

for (const answer of answers)
  test(`says the same about ${answer.name}, whatever is read`, async () => {
    for (const [name, call] of calls) {
      if (!isRead(call)) continue;
      const error = await errorOf(call, answer);
      assert.equal(
        [name, failureText(error), isSignedOut(error)],
        [name, answer.words[0], answer.signsIn[0]],
      );
    }
  });

for (const answer of answers)
  test(`says the same about ${answer.name}, whatever is written`, async () => {
    for (const [name, call] of calls) {
      if (isRead(call)) continue;
      const { text, signsIn } = await messageOf(await errorOf(call, answer));
      assert.equal([name, text, signsIn], [name, answer.words[1], answer.signsIn[1]]);
    }
  });

test('offers to sign in, in place of content and below a list that grows', async () => {
  expectConsole(/./);
  const call = [...calls.values()].find(isRead) as AnyCall;
  for (const answer of answers) {
    const error = await errorOf(call, answer);
    const [words] = answer.words;
    const isOffered = () => screen.queryByRole('link', { name: 'Sign In' }) !== null;
    render(<ErrorNotice error={error} onRetry={() => {}} />);
    screen.getByText(words);
    assert.equal([answer.name, isOffered()], [answer.name, answer.signsIn[0]]);
    screen.getByRole('button', { name: 'Try again' });
    cleanup();
    render(<LoadMore more="failed" error={error} onLoad={() => {}} label="More" end="That is all." />);
    screen.getByText(words);
    assert.equal([answer.name, isOffered()], [answer.name, answer.signsIn[0]]);
    screen.getByRole('button', { name: 'Try again' });
    cleanup();
  }
});

test.run();
