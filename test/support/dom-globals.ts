/**
 * Puts a happy-dom window into the globals. Imported for its effect, before anything that looks for a document.
 * Some globals stay those of Node, which are better than simulated ones: timers, network types, abort signals.
 */
import { GlobalRegistrator } from '@happy-dom/global-registrator';

const keptFromNode = [
  ...['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'],
  ...[
    'queueMicrotask',
    'performance',
    'structuredClone',
    'TextEncoder',
    'TextDecoder',
    'URL',
    'URLSearchParams',
  ],
] as const;
const own = keptFromNode.map(
  name => [name, Object.getOwnPropertyDescriptor(globalThis, name) as PropertyDescriptor] as const,
);

GlobalRegistrator.register({
  url: 'https://shop.test/reviews',
  width: 1440,
  height: 900,
  // No file is fetched. Links and scripts count as loaded. A frame logs that it stays empty.
  settings: { handleDisabledFileLoadingAsSuccess: true, disableIframePageLoading: true },
});
for (const [name, descriptor] of own) Object.defineProperty(globalThis, name, descriptor);
// Wouter replaces the functions of the history once a window, and marks the window so that nothing can remove the mark.
// Here each file has a history of its own in one and the same global object.
Object.defineProperty(globalThis, Symbol.for('wouter_v3'), { value: undefined, configurable: true });
