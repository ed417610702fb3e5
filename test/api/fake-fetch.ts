import { test } from 'uvu';
import { loadLazy } from '../support/lazy.ts';

test.before(loadLazy);

/** A fetch for tests that answers when the test says so, and honours abort signals as the browser's does. */
export interface FakeRequest {
  readonly address: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | null;
  /** Whether it outlives the page it is sent from. */
  readonly keepalive: boolean;
  /** Answers with JSON; a text is sent as it is. */
  answer(body: unknown, status?: number): void;
  /** Ends the request as a lost connection does. */
  breakOff(): void;
}

export interface FakeFetch {
  readonly fetch: typeof fetch;
  /** Every request so far, in the order sent. */
  readonly requests: FakeRequest[];
  /** The last request, which has to exist. */
  last(): FakeRequest;
}

/** @param respond answers at once where it returns something; else the test answers by hand */
export function fakeFetch(
  respond: (request: FakeRequest) => { body: unknown; status?: number } | undefined = () => undefined,
): FakeFetch {
  const requests: FakeRequest[] = [];
  const send = (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const signal = init.signal ?? null;
    if (signal?.aborted) return Promise.reject(abortError());
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(abortError()));
      const request: FakeRequest = {
        address: String(input),
        method: init.method ?? 'GET',
        headers: new Headers(init.headers),
        body: init.body,
        signal,
        keepalive: init.keepalive ?? false,
        answer: (body, status = 200) =>
          resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
        breakOff: () => reject(new TypeError('Failed to fetch')),
      };
      requests.push(request);
      const reply = respond(request);
      if (reply) request.answer(reply.body, reply.status);
    });
  };
  return {
    fetch: send,
    requests,
    last: () => {
      const request = requests.at(-1);
      if (!request) throw new Error('nothing was requested');
      return request;
    },
  };
}

/** Lets everything that waits only on promises go on. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

function abortError(): DOMException {
  return new DOMException('The operation was aborted.', 'AbortError');
}
