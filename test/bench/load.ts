import type { Browser, Page } from 'playwright-core';
import { searchCall } from '../../src/contract/search.ts';
import type { Round } from './bench.ts';
import { loadPictures, openPhone, untilQuiet } from './phone.ts';
import { slowDown, type Vitals } from './probe.ts';
import type { Row } from './report.ts';
import { type BenchHost, blankPage, type Markup, markupCookie } from './serve.ts';
import { inTurn, pages, type Side } from './sides.ts';

/** A first visit. */
interface Visit {
  readonly markup?: Markup;
  /** Whether the page of the host brings the first answer along. */
  readonly isAnswered?: boolean;
  /** Whether the page of the host brings the frame of the build. */
  readonly isFramed?: boolean;
  /** The language of the page, where it is not English. */
  readonly language?: string;
  readonly network?: boolean;
}

interface Load extends Vitals {
  /** From the navigation until 48 cards were painted, ms. */
  readonly painted: number;
  /** Scripts as they came over the network until nothing was left to do, compressed, without headers, bytes. */
  readonly scriptBytes: number;
}

/** Opens the page of a first visit: its pictures alone are in the cache, and it is slow. */
export async function openVisit(
  browser: Browser,
  { origin }: BenchHost,
  side: Side,
  { markup = 'whole', isAnswered = false, isFramed = false, language, network = true }: Visit,
): Promise<{ page: Page; url: string; scriptBytes: () => number }> {
  const page = await openPhone(browser, origin, side);
  await page.context().addCookies([{ name: markupCookie, value: markup, url: origin }]);
  await page.goto(origin + blankPage);
  await page.evaluate(loadPictures, await firstPictures(origin));
  const debug = await slowDown(page, { network });
  /** The sizes of the headers of scripts. */
  const scripts = new Map<string, number>();
  let bytes = 0;
  debug.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.set(requestId, response.encodedDataLength);
  });
  debug.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const headers = scripts.get(requestId);
    if (headers !== undefined) bytes += encodedDataLength - headers;
  });
  const options = [isAnswered && 'preload=inline', isFramed && 'frames=1', language && `lang=${language}`];
  const url = `${origin}${pages[side].path}?${['q=set', ...options.filter(Boolean)].join('&')}`;
  return { page, url, scriptBytes: () => bytes };
}

/** The pictures of the first answer. */
async function firstPictures(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}${searchCall.path}?q=set`);
  const { data } = (await response.json()) as { data: { search_results: { image_url: string }[] } };
  return data.search_results.map(({ image_url }) => image_url);
}

async function load(browser: Browser, host: BenchHost, side: Side, visit: Visit): Promise<Load> {
  const { page, url, scriptBytes } = await openVisit(browser, host, side, visit);
  try {
    await page.goto(url, { waitUntil: 'commit' });
    const painted = await page.evaluate(link => window.probe.painted(`.${link}`, 48), pages[side].link);
    await untilQuiet(page);
    return { ...(await page.evaluate(() => window.probe.vitals())), painted, scriptBytes: scriptBytes() };
  } finally {
    await page.context().close();
  }
}

const rows = {
  firstContentful: { title: 'first contentful paint', limit: 1.1 },
  framedContentful: { title: '… with the frame of the build in the page', limit: 0.6 },
  largestContentful: { title: 'largest contentful paint', limit: 1.05 },
  unblocked: { title: '48 cards painted: preloads and sheet of the route', limit: 1.15 },
  whole: { title: '… and `blocking="render"`', limit: 1.12 },
  readme: { title: "… the README's lines alone", limit: 1.25 },
  framed: { title: '… with the frame of the build', limit: 1.15 },
  answered: { title: '… first answer brought along', limit: 1.08 },
  german: { title: '… in German' },
  fast: { title: '… without network limits', limit: 1.2 },
  unblockedBlocked: { title: 'blocking time: preloads and sheet of the route', limit: 1 },
  wholeBlocked: { title: '… and `blocking="render"`', limit: 1 },
  readmeBlocked: { title: "… the README's lines alone", limit: 1 },
  scriptBytes: { title: 'JavaScript until idle, compressed', unit: 'kB' },
  framedScriptBytes: { title: '… with the frame of the build in the page', unit: 'kB' },
  shift: { title: 'layout shift', unit: '', limit: 0.02, isAbsolute: true },
} as const satisfies Record<string, Row>;

/** First visits. Other pages than the product have one markup, and nobody who could bring an answer along. */
export const loading: Round = async ({ browser, host, report }, round) => {
  for (const side of inTurn(round)) {
    const visit = (visit: Visit) => load(browser, host, side, visit);
    // The host's one-time work for each page is done before.
    if (round === 0) await visit({ network: false });
    const whole = await visit({});
    const otherwise = async (other: Visit) => (side === 'ours' ? visit(other) : whole);
    const unblocked = await otherwise({ markup: 'unblocked' });
    const readme = await otherwise({ markup: 'readme' });
    const framed = await otherwise({ isFramed: true });
    if (round === 0 && side === 'ours') await visit({ isAnswered: true, network: false });
    const values: Record<keyof typeof rows, number> = {
      firstContentful: whole.firstContentful,
      framedContentful: framed.firstContentful,
      largestContentful: whole.largestContentful,
      unblocked: unblocked.painted,
      whole: whole.painted,
      readme: readme.painted,
      framed: framed.painted,
      answered: (await otherwise({ isAnswered: true })).painted,
      german: (await otherwise({ language: 'de' })).painted,
      fast: (await visit({ network: false })).painted,
      unblockedBlocked: unblocked.blocked,
      wholeBlocked: whole.blocked,
      readmeBlocked: readme.blocked,
      scriptBytes: whole.scriptBytes,
      framedScriptBytes: framed.scriptBytes,
      shift: whole.shift,
    };
    for (const [name, row] of Object.entries(rows)) report.add(row, side, values[name as keyof typeof rows]);
  }
};
