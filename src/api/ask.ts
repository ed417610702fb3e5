import redaxios, { type Options } from 'redaxios';
import type { Method } from '../contract/call.ts';
import { csrfToken } from '../host/csrf.ts';
import { ApiError, refusal } from './errors.ts';

export interface Request {
  readonly method: Method;
  readonly address: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Lets it outlive the page it is sent from. */
  readonly keepalive?: boolean | undefined;
  /** The page whose csrf token accompanies writes. */
  readonly doc: Document;
  readonly fetch: typeof fetch;
}

/** Sends a request and returns the body of its answer: an object for JSON, else a text. Rejects with an `ApiError`. */
export async function ask({
  method,
  address,
  body,
  signal,
  keepalive,
  doc,
  fetch,
}: Request): Promise<unknown> {
  const config: Options = {
    method,
    headers: headersFor(method, doc),
    data: body,
    fetch: wholeBody(fetch, { signal: signal ?? null, keepalive: keepalive ?? false }),
  };
  try {
    return (await redaxios<unknown>(address, config)).data;
  } catch (reason) {
    throw asApiError(reason, `${method} ${address}`, signal);
  }
}

function headersFor(method: Method, doc: Document): Record<string, string> {
  const token = method === 'GET' ? null : csrfToken(doc);
  return {
    Accept: 'application/json',
    'X-Redesign': 'true',
    ...(token === null ? {} : { 'X-CSRF-Token': token }),
  };
}

/**
 * A fetch for redaxios, which forwards no signal and swallows an answer that breaks off: it adds the options that are
 * missing, and reads the body to its end, so that a broken connection rejects instead of looking like an empty answer.
 */
function wholeBody(fetchIt: typeof fetch, options: RequestInit): typeof fetch {
  return async (input, init) => {
    const response = await fetchIt(input, { ...init, ...options });
    const text = await response.text();
    const { ok, status, statusText, headers } = response;
    // redaxios uses nothing else of a response.
    return { ok, status, statusText, headers, text: async () => text } as Response;
  };
}

function asApiError(reason: unknown, request: string, signal: AbortSignal | undefined): ApiError {
  if (signal?.aborted) return new ApiError('aborted', `${request} was cancelled`, { cause: reason });
  if (isRefusal(reason)) return refusal(request, reason.status, reason.data);
  return new ApiError('network', `${request} got no answer`, { cause: reason });
}

function isRefusal(reason: unknown): reason is { status: number; data: unknown } {
  return (
    typeof reason === 'object' && reason !== null && 'status' in reason && typeof reason.status === 'number'
  );
}
