import { nonceOf } from '../host/security-policy.ts';
import { source } from './lazy.ts';

/** Fetches what a press opens, and runs none of it. The browser gives way to everything else meanwhile. */
export function fetchOpened(): void {
  if (!source) return;
  const { base, chunks, preloadFiles } = source;
  preloadFiles(
    document,
    chunks.opened.map(name => base + name),
    'low',
  );
  const own = chunks.lazy.find(([file]) => file === chunks.opened[0]) ?? [];
  for (const style of chunks.lazyStyles)
    if (own.some(name => style.startsWith(`${name}-`))) prefetchStyle(base + style);
}

/** No preload: browsers warn about one that is not used. */
function prefetchStyle(href: string): void {
  // As the stylesheet is asked for afterwards.
  const how = { rel: 'prefetch', as: 'style', crossOrigin: '', nonce: nonceOf(document) };
  document.head.append(Object.assign(document.createElement('link'), how, { href }));
}
