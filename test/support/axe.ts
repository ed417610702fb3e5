/** Looks for barriers with axe-core, in a page as it is now. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';
import { still } from './browser.ts';

let axeSource: string | undefined;

/**
 * axe takes joined Arabic letters, and marks of direction that have no width, for an icon font and leaves out all text in
 * it. There is no icon font here: no text is looked at in this way.
 */
const countsAllText = `axe.configure({ checks: [
  { id: 'label-content-name-mismatch', options: { pixelThreshold: Infinity, occurrenceThreshold: Infinity } },
] })`;

/**
 * Violations that axe-core finds on the page as it is now, each with the elements concerned. It is brought in
 * through the debugger, which no content security policy hinders. Given the name of a rule, that one alone is looked at.
 */
export async function axe(page: Page, rule?: string): Promise<string[]> {
  axeSource ??= await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // Half faded in, no colour is what it will be.
  await still(page);
  const options = { reporter: 'no-passes', ...(rule && { runOnly: [rule] }) };
  const debug = await page.context().newCDPSession(page);
  try {
    const { result: known } = await debug.send('Runtime.evaluate', { expression: 'typeof axe' });
    if (known.value === 'undefined')
      await debug.send('Runtime.evaluate', { expression: `${axeSource};${countsAllText}` });
    const { result, exceptionDetails } = await debug.send('Runtime.evaluate', {
      expression: `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return (result.value as Result[]).map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ html }) => `    ${html.slice(0, 200)}`).join('\n')}`,
    );
  } finally {
    await debug.detach();
  }
}
