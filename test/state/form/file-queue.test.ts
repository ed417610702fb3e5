import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ApiError } from '../../../src/api/errors.ts';
import { formMessages } from '../../../src/messages/forms.ts';
import { createFileQueue } from '../../../src/state/form/file-queue.ts';

interface Running {
  readonly file: File;
  readonly name: string;
  readonly signal: AbortSignal;
  onProgress(sent: number): void;
  done(result: string): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** A queue of three PDF files or videos, whose uploads the test finishes by hand. */
function open(initial: readonly string[] = []) {
  const started: Running[] = [];
  const reported: unknown[] = [];
  const queue = createFileQueue<string>(
    {
      kinds: ['pdf', 'video'],
      max: 3,
      locale: 'en',
      finish: (file, { name, signal, onProgress }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new ApiError('aborted', 'cancelled')));
          started.push({
            ...{ file, name, signal, onProgress },
            done(result: string) {
              resolve(result);
              return turns();
            },
            fail(error: unknown) {
              reject(error);
              return turns();
            },
          });
        }),
      describe: result => ({ name: `kept ${result}`, kind: 'pdf' }),
      report: error => void reported.push(error),
    },
    initial,
  );
  const add = async (...names: string[]) => {
    queue.add(names.map(pdf));
    await turns();
  };
  const statuses = () => queue.items.read().map(({ name, status }) => `${name} ${status}`);
  const item = (at: number) => {
    const found = queue.items.read()[at];
    assert.ok(found);
    return found as NonNullable<typeof found>;
  };
  return { queue, started, reported, add, statuses, item };
}
/** Lets what is running come as far as it can: contents are read in turns of the event loop. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(resolve => setImmediate(resolve));
}
const pdf = (name: string) => new File(['%PDF-1.7'], name);

test('sends two files at a time, and the next when one is done', async () => {
  const { add, started, statuses } = open();
  await add('a', 'b', 'c');
  assert.equal(statuses(), ['a running', 'b running', 'c waiting']);
  assert.equal(
    started.map(({ name, file }) => `${name} ${file.name}`),
    ['a pdf.pdf', 'b pdf.pdf'],
  );
  await started[1]?.done('B');
  assert.equal(statuses(), ['a running', 'b done', 'c running']);
});

test('shows the sent share of a file, and the result', async () => {
  const { add, started, item } = open();
  await add('a');
  started[0]?.onProgress(0.5);
  assert.is(item(0).progress, 0.5);
  await started[0]?.done('A');
  assert.equal([item(0).progress, item(0).result, item(0).kind], [1, 'A', 'pdf']);
});

test('begins with what a draft held, and counts it', async () => {
  const { add, statuses } = open(['A', 'B']);
  await add('c', 'd');
  assert.equal(statuses(), ['kept A done', 'kept B done', 'c running', 'd refused']);
});

test('has room for another file once one is removed; a refused one took none', async () => {
  const { add, queue, statuses, item } = open(['A', 'B', 'C']);
  await add('d');
  assert.is(item(3).error, 'No more than 3 files can be added.');
  queue.remove(item(0).key);
  await add('e');
  assert.equal(statuses(), ['kept B done', 'kept C done', 'd refused', 'e running']);
});

test('refuses a file for its content, whatever its name says, and reports nothing', async () => {
  const { queue, item, reported, started } = open();
  queue.add([new File(['<!doctype html>'], 'bill.pdf'), new File([''], 'empty.pdf')]);
  await turns();
  assert.match(item(0).error ?? '', 'Please choose a PDF file or an MP4, MOV or WebM video');
  assert.is(item(1).error, 'This file is empty.');
  assert.equal([started, reported], [[], []]);
});

test('says why a file was not sent, and whether it can be sent again', async () => {
  const cases = [
    [new ApiError('network', 'no answer'), 'failed', /connection|offline|reach/i],
    [new ApiError('status', 'refused', { status: 401 }), 'failed', /session|sign/i],
    [new ApiError('status', 'too large', { status: 413 }), 'refused', /^This is too large to send/],
    [
      new ApiError('status', 'no', { status: 422, data: { errors: { file: ['Too many.'] } } }),
      'refused',
      /^Too many\.$/,
    ],
    [new ApiError('malformed', 'no JSON'), 'failed', /^This file was not uploaded/],
  ] as const;
  for (const [error, status, text] of cases) {
    const { add, started, item, reported } = open();
    await add('a');
    await started[0]?.fail(error);
    assert.is(item(0).status, status, error.message);
    assert.match(item(0).error ?? '', text);
    assert.equal(reported, [error]);
  }
});

test('sends a failed file again, without its error', async () => {
  const { add, queue, started, item } = open();
  await add('a');
  await started[0]?.fail(new ApiError('network', 'no answer'));
  queue.retry(item(0).key);
  await turns();
  assert.equal([item(0).status, item(0).error], ['running', undefined]);
  await started[1]?.done('A');
  assert.is(item(0).result, 'A');
});

test('cancels a file that is removed, says nothing of it, and begins the next', async () => {
  const { add, queue, started, statuses, item, reported } = open();
  await add('a', 'b', 'c');
  queue.remove(item(0).key);
  await turns();
  assert.ok(started[0]?.signal.aborted);
  assert.equal([statuses(), reported], [['b running', 'c running'], []]);
});

/** A dropped folder, or a file that was changed, moved or deleted after it had been chosen. */
const gone = (name: string) => {
  const reject = () => Promise.reject(new DOMException('It is gone.', 'NotReadableError'));
  const blob = { size: 4096, arrayBuffer: reject };
  return Object.assign(pdf(name), { arrayBuffer: reject, slice: () => blob });
};

test('says of a file that cannot be read what it may be, also where it seems empty, and goes on with the others', async () => {
  const { queue, add, item, statuses } = open();
  const empty = Object.defineProperty(gone('folder'), 'size', { value: 0 });
  queue.add([gone('film'), empty]);
  await add('bill');
  assert.equal(statuses(), ['film refused', 'folder refused', 'bill running']);
  assert.equal(
    [0, 1].map(at => item(at).error),
    ['film', 'folder'].map(name => formMessages.files.gone({ name })),
  );
});

test('says of a file that went while it was sent that it cannot be read, not that the server is away', async () => {
  const { queue, started, item } = open();
  const file = pdf('film');
  queue.add([file]);
  await turns();
  Object.assign(file, { slice: () => gone('film') });
  await started[0]?.fail(new ApiError('network', 'no answer'));
  assert.equal([item(0).status, item(0).error], ['refused', formMessages.files.gone({ name: 'film' })]);
});

test('moves a file by places, and not beyond the ends', () => {
  const { queue, statuses, item } = open(['A', 'B', 'C']);
  queue.move(item(2).key, -1);
  assert.equal(statuses(), ['kept A done', 'kept C done', 'kept B done']);
  queue.move(item(0).key, 5);
  assert.equal(statuses(), ['kept C done', 'kept B done', 'kept A done']);
  queue.move(item(0).key, -5);
  assert.equal(statuses(), ['kept C done', 'kept B done', 'kept A done']);
});

test('cancels everything when it is stopped, and begins nothing more', async () => {
  const { add, queue, started } = open();
  await add('a', 'b', 'c');
  queue.stop();
  await turns();
  assert.equal(
    started.map(({ signal }) => signal.aborted),
    [true, true],
  );
});

test.run();
