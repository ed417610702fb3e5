import { uiMessages } from '../contract/messages/ui.ts';

/** What a failed call leaves to tell by: the kind of failure, and the HTTP status, 0 without one. */
export interface Failure {
  readonly kind: string;
  readonly status: number;
}

const texts = uiMessages.failures;

/** What went wrong and what to do about it, in one or two sentences. */
export function failureText(failure: Failure): string {
  if (failure.kind === 'network') return texts.offline;
  if (failure.kind === 'malformed') return texts.unreadable;
  if (isSignedOut(failure)) return texts.signedOut;
  return failure.status === 429 ? texts.tooMany : texts.server;
}

/** True where signing in is the way on. */
export function isSignedOut({ status }: Failure): boolean {
  return status === 401;
}
