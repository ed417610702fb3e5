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

/** Where a Chromium lies and the flags it wants. `CHROME_PATH` names another one. */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist`);
  const installed = named ?? usualPaths.find(existsSync);
  if (installed) return { executablePath: installed, args: flags };
  const { default: packaged } = await import('@sparticuz/chromium');
  // Not with the package's own arguments: they put everything into one process and switch web security off.
  return { executablePath: await packaged.executablePath(), args: flags };
}
