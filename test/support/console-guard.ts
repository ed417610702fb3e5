/**
 * Makes every unexpected console.error and console.warn of a test file fail that file, named by its test.
 * Imported for its effect; a test that provokes a message announces it with `expectConsole`.
 */
import { test } from 'uvu';

const expected: { pattern: RegExp; messages: string[] }[] = [];
const unexpected: string[] = [];
let running = '(outside of a test)';

/**
 * Lets messages that match `pattern` pass until the end of the running test.
 * @returns the matching messages, growing as they come
 */
export function expectConsole(pattern: RegExp): readonly string[] {
  const messages: string[] = [];
  expected.push({ pattern, messages });
  return messages;
}

for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => {
    const message = fill(parts);
    // Node says once in a process that its mocked timers are new.
    if (/ExperimentalWarning: The MockTimers/.test(message)) return;
    const match = expected.find(({ pattern }) => pattern.test(message));
    if (match) match.messages.push(message);
    else unexpected.push(`console.${method} in "${running}":\n${message}`);
  };
}

/** React passes a format text with %s; the rest is put behind it, as a console does. */
function fill([first, ...rest]: unknown[]): string {
  const text = write(first).replace(/%[sdoO]/g, match => (rest.length > 0 ? write(rest.shift()) : match));
  return [text, ...rest.map(write)].join(' ');
}

/** Errors with the top of their stack, which is enough. */
function write(part: unknown): string {
  return part instanceof Error
    ? (part.stack ?? part.message).split('\n').slice(0, 6).join('\n')
    : String(part);
}

test.before.each(context => {
  running = (context as { __test__?: string }).__test__ ?? running;
});
test.after.each(() => {
  expected.length = 0;
});

// Thrown from a hook it would hide the failure of the test itself, so it is reported at the end, by the exit code.
process.on('exit', () => {
  if (unexpected.length === 0) return;
  process.stdout.write(`\n${unexpected.length} unexpected console messages\n\n${unexpected.join('\n\n')}\n`);
  process.exitCode = 1;
});
