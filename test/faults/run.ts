/**
 * `npm run faults`: every call of the product, reads and writes, fails in every way in a real browser on the fixture host,
 * and the page is looked at by one set of rules. Prints a table and what is wrong, and ends with 1 where something is.
 * Words behind it choose calls whose name contains one of them, and faults of that name: `npm run faults -- search 404`.
 * `addresses` opens 20,000 random addresses in one page; `navigations` goes through 300 pages and `openings` opens gallery, menu
 * and filters 100 times each, and both watch the memory.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { allStarted, launch, type TestPage } from '../support/browser.ts';
import { startHost } from '../support/host.ts';
import type { TriedCall } from './call.ts';
import { cuttingServer, type Fault, faults } from './faults.ts';
import { reads } from './reads.ts';
import { broken, type Look, type Outcome, settledLook, outcomes, outcomeOf, waits } from './rules.ts';
import { tryAddresses, tryNavigations, tryOpenings } from './wander.ts';
import { writes } from './writes.ts';
import { screenDrawn } from '../support/screen-parts.ts';

/** Longest time of one call with one fault. */
const limitMs = 45_000;
/** Calls that are tried at once. */
const atOnce = 2;
const words = process.argv.slice(2);
const chosenFaults = faults.filter(({ name }) => words.includes(name));
const callWords = words.filter(word => !faults.some(({ name }) => name === word));
const chosenCalls = [...reads, ...writes].filter(
  ({ name }) => callWords.length === 0 || callWords.some(word => name.includes(word)),
);

interface Cell {
  readonly call: string;
  readonly fault: string;
  /** The outcome on the page; null if it was not tried. */
  readonly outcome: Outcome | null;
  readonly wrong: readonly string[];
}

const host = await startHost();
const cutting = await cuttingServer();
const browser = await launch();

/** A page on which what nobody expected is kept. */
async function openPage(as: string | undefined): Promise<{ page: TestPage; errors: string[] }> {
  const page = await browser.newPage({ origin: host.origin, ...(as ? { signedInAs: as } : {}) });
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await page.exposeFunction('keepError', (message: string) => void errors.push(message));
  await page.addInitScript(() => {
    document.addEventListener('marketplace:error', event => {
      const { kind, name, message } = (event as CustomEvent<Record<string, string>>).detail;
      // A failed call names its kind; everything else is a mistake of ours.
      if (!kind)
        (globalThis as unknown as { keepError(text: string): void }).keepError(`${name}: ${message}`);
    });
  });
  return { page, errors };
}

/** @param isHeld what comes with the first idle moment does not come while an answer is held back */
async function open(page: TestPage, address: string, isHeld: boolean): Promise<void> {
  await page.goto(address);
  await screenDrawn(page);
  if (!isHeld) await allStarted(page);
}

/** Opens the page, does what the call needs with this fault, and looks. Without a fault, the page as it is before the act. */
async function once(page: TestPage, call: TriedCall, address: string, fault?: Fault): Promise<Look> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width: 1440, height: 900 });
  let count = 0;
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  const begin = () =>
    page.route('**/*', async route => {
      const { pathname, search } = new URL(route.request().url());
      if (
        route.request().resourceType() === 'document' ||
        !call.requests.test(`${route.request().method()} ${pathname}${search}`)
      )
        return route.fallback();
      count += 1;
      await fault?.answer(route, { cutOrigin: cutting.origin, held }).catch(() => {});
    });
  if (fault && !call.act) await begin();
  const isHeld = !!fault && !call.act && fault.name === '20 s';
  await open(page, address, isHeld);
  // Requests of the idle page come after those of the displayed content.
  for (let tries = 0; isHeld && count === 0 && tries < 50; tries += 1) await page.waitForTimeout(100);
  if (isHeld) {
    const now = await settledLook(page, () => true);
    release();
    if (count === 0) throw new Error('the call was not sent');
    return now;
  }
  if (!fault || call.act) await page.allAnswered();
  await call.prepare?.(page);
  if (fault && call.act) {
    await page.allAnswered();
    await begin();
    await call.act(page);
    for (let tries = 0; count === 0 && tries < 50; tries += 1) await page.waitForTimeout(100);
  }
  const expected = expectedLooks.get(call);
  const now = await settledLook(page, seen => !expected || fault?.name === '20 s' || !waits(seen, expected));
  release();
  if (fault && count === 0) throw new Error('the call was not sent');
  return now;
}
const expectedLooks = new Map<TriedCall, Look>();

async function tryCall(call: TriedCall): Promise<Cell[]> {
  const cells: Cell[] = [];
  const { page, errors } = await openPage(call.as);
  try {
    const address = typeof call.at === 'string' ? call.at : await call.at(page);
    expectedLooks.set(call, await once(page, call, address));
    for (const fault of chosenFaults.length > 0 ? chosenFaults : faults) {
      errors.length = 0;
      let wrong: string[];
      let outcome: Outcome | null = null;
      try {
        const now = await Promise.race([
          once(page, call, address, fault),
          wait(limitMs).then(() => Promise.reject(new Error(`no end within ${limitMs / 1_000} s`))),
        ]);
        const expected = expectedLooks.get(call) ?? now;
        outcome = outcomeOf(call, now, expected);
        wrong = broken(call, fault, now, expected, errors);
      } catch (error) {
        wrong = [`not tried: ${error instanceof Error ? error.message.split('\n')[0] : error}`];
      }
      cells.push({ call: call.name, fault: fault.name, outcome, wrong });
      // The way to it is not as described: the other faults would not be tried either.
      if (wrong[0]?.startsWith('not tried') && cells.length === 1) break;
      await page
        .evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        })
        .catch(() => {});
    }
  } catch (error) {
    cells.push({
      call: call.name,
      fault: 'any',
      outcome: null,
      wrong: [`not tried: ${error instanceof Error ? error.message.split('\n')[0] : error}`],
    });
  }
  await page.context().close();
  console.error(`${call.name}: ${cells.filter(({ wrong }) => wrong.length === 0).length} of ${cells.length}`);
  for (const { fault, wrong } of cells)
    if (wrong.length > 0) console.error(`  ${fault}: ${wrong.join('; ')}`);
  return cells;
}

function tableOf(cells: readonly Cell[]): string {
  const names = (chosenFaults.length > 0 ? chosenFaults : faults).map(({ name }) => name);
  const rows = chosenCalls.map(({ name }) => {
    const marks = names.map(fault => {
      const cell = cells.find(one => one.call === name && one.fault === fault);
      return cell ? `${cell.outcome ?? '–'}${cell.wrong.length === 0 ? '' : ' ✗'}` : '–';
    });
    return `| ${name} | ${marks.join(' | ')} |`;
  });
  const wrong = cells.filter(cell => cell.wrong.length > 0);
  return [
    `| call | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---').join('|')}|`,
    ...rows,
    ...outcomes.map(kind => {
      const counts = names.map(
        fault => cells.filter(cell => cell.outcome === kind && cell.fault === fault).length,
      );
      return `| **${kind}** | ${counts.join(' | ')} |`;
    }),
    '',
    `${cells.length} tried, ${wrong.length} wrong.`,
    ...wrong.map(({ call, fault, wrong }) => `- ${call} × ${fault}: ${wrong.join('; ')}`),
  ].join('\n');
}

async function tryMatrix(): Promise<boolean> {
  const waiting = [...chosenCalls];
  const cells: Cell[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let call = waiting.shift(); call; call = waiting.shift()) cells.push(...(await tryCall(call)));
    }),
  );
  if (cells.length === 0) console.error(`none matches ${callWords.join(', ')}`);
  else console.log(tableOf(cells));
  return cells.length > 0 && cells.every(({ wrong }) => wrong.length === 0);
}

const isFine = words.includes('addresses')
  ? await tryAddresses(await openPage(undefined))
  : words.includes('navigations')
    ? await tryNavigations(await openPage(undefined))
    : words.includes('openings')
      ? await tryOpenings(await openPage(undefined))
      : await tryMatrix();
await browser.close();
await host.close();
cutting.close();
process.exit(isFine ? 0 : 1);
