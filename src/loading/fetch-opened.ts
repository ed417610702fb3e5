import { source } from './lazy.ts';

/** Fetches what a press opens, and runs none of it. The browser gives way to everything else meanwhile. */
export function fetchOpened(): void {
  if (!source) return;
  const { base, chunks } = source;
  const addresses = chunks.opened.map(name => base + name);
  source.preloadFiles(document, addresses, 'low');
}
