import '../support/dom-globals.ts';
import { createClient } from '../../src/api/client.ts';
import type { EarlyAnswers } from '../../src/api/early.ts';
import { fakeFetch } from './fake-fetch.ts';

/** A client on a fake server, with a clock that stands until a test moves it (ms). */
export function clientOn(respond?: Parameters<typeof fakeFetch>[0], early?: EarlyAnswers) {
  const clock = { time: 0 };
  const server = fakeFetch(respond);
  const reported: unknown[] = [];
  const client = createClient({
    ...{ doc: document, early },
    fetch: server.fetch,
    report: error => reported.push(error),
    now: () => clock.time,
  });
  return { server, client, clock, reported };
}
