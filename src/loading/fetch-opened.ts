import { nonceOf } from '../host/security-policy.ts';
import { source } from './lazy.ts';

/** Fetches the files of what a press opens, at the lowest priority, without running them. */
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
  // The same attributes as of the link that follows, so that the browser uses what it has fetched.
  const how = { rel: 'prefetch', as: 'style', crossOrigin: '', nonce: nonceOf(document) };
  document.head.append(Object.assign(document.createElement('link'), how, { href }));
}
