/** What went wrong: no answer at all, a refusing status, a cancelled request, or an answer that cannot be used. */
export type ApiErrorKind = 'network' | 'status' | 'aborted' | 'malformed';

/** The one error every failed call rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The decoded body of a refusal: an object for JSON, else the text; undefined without an answer. */
  readonly data: unknown;

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

/** True for a request that somebody cancelled on purpose: such an end is never shown and never logged. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'aborted';
}

/** What a request that was answered with an error status rejects with. */
export function refusal(request: string, status: number, data: unknown): ApiError {
  return new ApiError('status', `${request} answered ${status}`, { status, data });
}

/** True when the host says that there is no such thing. Any other failure tells nothing about it. */
export function isGone({ status }: ApiError): boolean {
  return status === 404 || status === 410;
}

/** Anything thrown as an `ApiError`, so that screens meet one type; an unknown error counts as malformed. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError('malformed', error instanceof Error ? error.message : String(error), { cause: error });
}
