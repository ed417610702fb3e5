import { parseJson } from '../host/json.ts';

/**
 * The kind of a failure: no answer, an error status, a cancelled request, an unusable answer, or one that is `late`: it may
 * still come.
 */
export type ApiErrorKind = 'network' | 'status' | 'aborted' | 'malformed' | 'late';

/** The error of every failed call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The body of the answer: an object for JSON, else the text; undefined without an answer. */
  readonly data: unknown;
  /** The call that failed: method and path as the contract writes them. */
  call?: string;

  constructor(
    kind: ApiErrorKind,
    message: string,
    { status = 0, data, cause }: { status?: number; data?: unknown; cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.status = status;
    this.data = data;
  }
}

/** Whether a request was cancelled on purpose. Such an error is neither shown nor logged. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'aborted';
}

/** How long a call may take before people are told, and may try again, ms. */
export const lateMs = 15_000;
/** The error of a call that takes longer. */
export const lateError = (call: string): ApiError => new ApiError('late', `${call}: no answer after 15 s`);

/** The error for an answer with an error status. */
export function refusal(request: string, status: number, data: unknown): ApiError {
  return new ApiError('status', `${request} answered ${status}`, { status, data });
}

/**
 * Whether a page to sign in has answered a call, as frameworks redirect to it by default. Any other page is an unusable
 * answer. Some have that page in HTML alone, and refuse it to a call in JSON.
 * @param url the address that answered, after redirects
 */
export const isSignInPage = ({ url, status }: { url: string; status: number }, text: string): boolean =>
  /^[^?#]*\/[^/?#]*(log|sign)[-_]?(in|on)\b|^[^?#]*\/(sessions?|auth|sso)\b/i.test(url) &&
  (status >= 400 || parseJson(text) === undefined);

/**
 * The answer of a successful write: its JSON, or null for an empty body. Throws for any other text: a page
 * does not come from the call, so that nothing is known to be saved.
 */
export function writtenAnswer(request: string, text: string): unknown {
  if (text.trim() === '') return null;
  const data = parseJson(text);
  if (data === undefined) throw new ApiError('malformed', `${request} answered no JSON`, { data: text });
  return data;
}

/** Turns anything thrown into an `ApiError`. An unknown error counts as malformed. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError('malformed', error instanceof Error ? error.message : String(error), { cause: error });
}
