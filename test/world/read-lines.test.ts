import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { longestLine, readLines } from '../../fixtures/world/read-lines.ts';

/** Reads bytes that come in pieces of this size. */
async function linesOf(content: string | Uint8Array, pieceSize = 3) {
  const bytes = Buffer.from(content);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
  }
  const lines = [];
  for await (const line of readLines(pieces())) lines.push(line);
  return lines;
}

test('numbers lines from 1, with or without a line end after the last', async () => {
  const expected = [
    { number: 1, text: 'one' },
    { number: 2, text: '' },
    { number: 3, text: 'three' },
  ];
  assert.equal(await linesOf('one\n\nthree'), expected);
  assert.equal(await linesOf('one\n\nthree\n'), expected);
});

test('joins characters that come in two pieces', async () => {
  assert.equal(await linesOf('größe €\n日本', 1), [
    { number: 1, text: 'größe €' },
    { number: 2, text: '日本' },
  ]);
});

test('takes off a byte order mark and the carriage returns of Windows', async () => {
  assert.equal(await linesOf('\uFEFFone\r\ntwo\r\n'), [
    { number: 1, text: 'one' },
    { number: 2, text: 'two' },
  ]);
});

test('reads nothing from an empty file', async () => {
  assert.equal(await linesOf(''), []);
});

test('passes over a line that is too long, and reads on', async () => {
  const content = `first\n${'x'.repeat(longestLine + 1)}\n${'y'.repeat(longestLine)}\nlast`;
  const lines = await linesOf(content, 65_536);
  assert.equal(
    lines.map(line => ('problem' in line ? line.problem : line.text.length)),
    [5, 'the line is longer than 1 MB', longestLine, 4],
  );
});

test('passes over a line that is not UTF-8, and reads on', async () => {
  const lines = await linesOf(Buffer.from([0x61, 0x0a, 0xe4, 0x0a, 0x62]));
  assert.equal(lines, [
    { number: 1, text: 'a' },
    { number: 2, problem: 'the line is not UTF-8 text' },
    { number: 3, text: 'b' },
  ]);
});

test('passes on the error of a source that breaks off', async () => {
  async function* broken() {
    yield Buffer.from('one\ntw');
    throw new Error('the disk is gone');
  }
  const read: unknown[] = [];
  try {
    for await (const line of readLines(broken())) read.push(line);
    assert.unreachable();
  } catch (error) {
    assert.is((error as Error).message, 'the disk is gone');
  }
  assert.equal(read, [{ number: 1, text: 'one' }]);
});

test.run();
