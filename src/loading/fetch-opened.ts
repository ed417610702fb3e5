import { nonceOf } from '../host/security-policy.ts';
import { source } from './lazy.ts';

/** Fetches what a press opens, and runs none of it. The browser gives way to everything else meanwhile. */
export function fetchOpened(): void {
  if (!source) return;
  const { base, chunks, preloadFiles } = source;
  const isStyle = (name: string) => name.endsWith('.css');
  const scripts = chunks.opened.filter(name => !isStyle(name));
  preloadFiles(
    document,
    scripts.map(name => base + name),
    'low',
  );
  for (const name of chunks.opened.filter(isStyle)) prefetchStyle(base + name);
}

/** No preload: browsers warn about one that is not used. */
function prefetchStyle(href: string): void {
  // As the stylesheet is asked for afterwards.
  const how = { rel: 'prefetch', as: 'style', crossOrigin: '', nonce: nonceOf(document) };
  document.head.append(Object.assign(document.createElement('link'), how, { href }));
}
