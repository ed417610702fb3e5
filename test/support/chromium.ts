import { existsSync } from 'node:fs';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** Playwright's own settings, a mouse that can hover, which ours take the place of. */
const mouse = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
];
/**
 * Pictures are asked for where they come into view, not screens before: those far below were a sixth of the processor
 * time of a page.
 */
const nearPictures = ['Unknown', '4G', '3G'].map(speed => `lazyLoadingImageMarginPx${speed}=0`);
/** Pages of tests live for seconds: compilers that optimise cost a twelfth of the processor time, and gain less. */
const withoutOptimizing = '--js-flags=--no-opt,--no-maglev';
const testFlags = [`--blink-settings=${[...mouse, ...nearPictures]}`, withoutOptimizing];

interface Chromium {
  readonly executablePath: string;
  readonly args: string[];
}

/**
 * The Chromium that tests run in, and the flags it wants: the one that `CHROME_PATH` names, else the one that comes as a
 * package, which is the same on every Linux machine and starts a page in a third of the processor time, else an
 * installed one.
 */
export async function findChromium(): Promise<Chromium> {
  const { executablePath, args } = named() ?? (await packaged()) ?? installed();
  return { executablePath, args: [...args, ...testFlags] };
}

/** The Chromium that readers have, for measurements: the named one, else an installed one, else the package's. */
export async function findInstalledChromium(): Promise<Chromium> {
  const found = named() ?? (usualPaths.some(existsSync) ? installed() : await packaged());
  return found ?? installed();
}

function named(): Chromium | null {
  const path = process.env.CHROME_PATH;
  if (path && !existsSync(path)) throw new Error(`CHROME_PATH names ${path}, which does not exist`);
  return path ? { executablePath: path, args: flags } : null;
}

/** The packaged Chromium; null where it cannot run. It is built for Linux only. */
async function packaged(): Promise<Chromium | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { default: chromium } = await import('@sparticuz/chromium');
  // Not with the package's own arguments: they put everything into one process and switch web security off.
  return { executablePath: await chromium.executablePath(), args: flags };
}

function installed(): Chromium {
  const executablePath = usualPaths.find(existsSync);
  if (!executablePath) throw new Error('No Chrome or Chromium is installed, and CHROME_PATH names none');
  return { executablePath, args: flags };
}
