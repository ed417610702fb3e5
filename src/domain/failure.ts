import { uiMessages } from '../messages/ui.ts';

/** A failed request: the kind of its error, and the HTTP status, 0 without an answer. */
export interface Failure {
  readonly kind: string;
  readonly status: number;
}

const texts = uiMessages.failures;

/** The text of a failure: the cause and a remedy, in one or two sentences. */
export function failureText(failure: Failure): string {
  if (failure.kind === 'network') return texts.offline;
  if (failure.kind === 'malformed') return texts.unreadable;
  if (isSignedOut(failure)) return texts.signedOut;
  return failure.status === 429 ? texts.tooMany : texts.server;
}

/**
 * Whether a refused write says that the session has ended: the reviewer is signed out, or the token of the page is invalid.
 * True for every 422: a caller whose call can name wrong fields looks for them first.
 */
export function hasEnded({ status }: Failure): boolean {
  return status === 401 || status === 403 || status === 422;
}

/** True where signing in helps. */
export function isSignedOut({ status }: Failure): boolean {
  return status === 401;
}
