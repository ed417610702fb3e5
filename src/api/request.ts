import redaxios, { type Options } from 'redaxios';
import type { Method } from '../contract/call.ts';
import { writeJson } from '../contract/natives.ts';
import { isPrepared, onceShown } from '../host/activation.ts';
import { hearTime } from '../host/clock.ts';
import { csrfToken, documentUrl } from '../host/host-page.ts';
import { callHeaders } from './call.ts';
import { ApiError, isSignInPage, refusal, writtenAnswer } from './errors.ts';

export interface Request {
  readonly method: Method;
  readonly address: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean | undefined;
  /** The page with the CSRF token for writes. */
  readonly doc: Document;
  readonly fetch: typeof fetch;
}

/**
 * Sends a request and returns the body of its answer: a value for JSON, null for status 204, else a text. A write waits until
 * the page is shown; for what it answers see `writtenAnswer`. Rejects with an `ApiError`.
 */
export async function request({
  method,
  address,
  body,
  signal,
  keepalive,
  doc,
  fetch,
}: Request): Promise<unknown> {
  // What is read may be read in advance.
  if (method !== 'GET' && isPrepared()) await new Promise<void>(resolve => onceShown(resolve));
  let text = '';
  // As a text: redaxios would write the JSON of an object by itself.
  const json = body === undefined ? undefined : writeJson(body);
  const config: Options = {
    method,
    headers: {
      ...headersFor(method, doc),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    data: json,
    fetch: completeBodies(fetch, { signal: signal ?? null, keepalive: keepalive ?? false }, complete => {
      text = complete;
    }),
  };
  try {
    const { status, data } = await redaxios<unknown>(documentUrl(doc, address), config);
    if (method !== 'GET') return writtenAnswer(`${method} ${address}`, text);
    return status === 204 ? null : data;
  } catch (reason) {
    throw asApiError(reason, `${method} ${address}`, signal);
  }
}

function headersFor(method: Method, doc: Document): Record<string, string> {
  const token = method === 'GET' ? null : csrfToken(doc);
  return {
    ...callHeaders(),
    ...(token === null ? {} : { 'X-CSRF-Token': token }),
  };
}

/**
 * A fetch for redaxios, which forwards no signal and treats an interrupted body as empty. It adds the missing options
 * and reads the whole body, so that a broken connection rejects.
 */
function completeBodies(
  fetchIt: typeof fetch,
  options: RequestInit,
  onText: (text: string) => void,
): typeof fetch {
  return async (input, init) => {
    const body = init?.body ? { body: wellFormedJson(String(init.body)) } : {};
    const response = await fetchIt(input, { ...init, ...body, ...options });
    hearTime(response.headers);
    const text = await response.text();
    onText(text);
    if (response.redirected && isSignInPage(response, text)) throw refusal('the call', 401, null);
    const { ok, status, statusText, headers } = response;
    // redaxios uses nothing else of a response.
    return { ok, status, statusText, headers, text: async () => text } as Response;
  };
}

/** Replaces each half of a surrogate pair by U+FFFD. JSON can hold such halves, but databases reject them. */
function wellFormedJson(json: string): string {
  return json.replace(/\\(\\|ud[89a-f]..)/g, found => (found === '\\\\' ? found : '\uFFFD'));
}

function asApiError(reason: unknown, request: string, signal: AbortSignal | undefined): ApiError {
  if (reason instanceof ApiError) return reason;
  if (signal?.aborted) return new ApiError('aborted', `${request} was cancelled`, { cause: reason });
  // redaxios rejects with an answer that has an error status.
  const { status, data } = reason as { readonly status?: number; readonly data?: unknown };
  if (status) return refusal(request, status, data);
  return new ApiError('network', `${request} got no answer`, { cause: reason });
}
