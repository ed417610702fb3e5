/** A host without a network, for the check of a host: its answers are kept, and may be changed on the way. */
import type { FastifyInstance } from 'fastify';

export interface Sent {
  readonly status: number;
  readonly body: string;
  readonly headers?: readonly [string, string][];
}

/** What is asked: of whom it is, `search` as an address has it. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
}

/** Changes an answer on its way. */
export type Change = (sent: Sent, asked: Asked) => Sent;

/**
 * Returns `fetch` for a host. Whatever is asked is asked for once, and always answered so.
 * @param app the host; asked for anew, because a suite has it only after its start
 */
export function fetchOf(app: () => FastifyInstance) {
  const kept = new Map<string, Promise<Sent>>();
  return (change: Change = sent => sent): typeof fetch =>
    async (input, init) => {
      const { pathname, search, searchParams } = new URL(String(input));
      const { method = 'GET', body } = init ?? {};
      const headers = new Headers(init?.headers);
      const address = pathname + search;
      const session = /\bsession=[^;]*/.exec(headers.get('Cookie') ?? '')?.[0];
      const written = method === 'GET' ? [] : [...headers.entries(), body];
      const key = JSON.stringify([method, address, session, ...written]);
      const sent = kept.get(key) ?? answerOf(app(), method, address, headers, body);
      kept.set(key, sent);
      const changed = change(await sent, { method, path: pathname, query: searchParams, headers });
      return new Response(changed.body || null, {
        status: changed.status,
        headers: [...(changed.headers ?? [])],
      });
    };
}

async function answerOf(
  app: FastifyInstance,
  method: string,
  url: string,
  headers: Headers,
  payload: RequestInit['body'],
): Promise<Sent> {
  const response = await app.inject({
    ...{ method: method as 'GET', url, headers: Object.fromEntries(headers) },
    ...(payload && { payload: String(payload) }),
  });
  const cookies = [response.headers['set-cookie'] ?? []].flat();
  const kept = ['location', 'content-type', 'cache-control'].flatMap((name): [string, string][] => {
    const value = response.headers[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  return {
    status: response.statusCode,
    body: response.body,
    headers: [...cookies.map((one): [string, string] => ['Set-Cookie', one]), ...kept],
  };
}
