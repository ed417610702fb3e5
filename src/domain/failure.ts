import { isRecord } from '../contract/look-up.ts';
import { uiMessages } from '../messages/ui.ts';

/** A failed request: the kind of its error, and the HTTP status, 0 without an answer. */
export interface Failure {
  readonly kind: string;
  readonly status: number;
  /** The body of the answer, if there is one. */
  readonly data?: unknown;
}

const texts = uiMessages.failures;

/** The text of a failure: the cause and a remedy, in one or two sentences. */
export function failureText(failure: Failure): string {
  if (failure.kind === 'network') return texts.offline;
  if (failure.kind === 'malformed') return texts.unreadable;
  if (isSignedOut(failure)) return texts.signedOut;
  return wordsOf(failure) || (failure.status === 429 ? texts.tooMany : texts.server);
}

/** Whether the host says that there is no such thing. Other failures do not mean that. */
export const isGone = ({ status }: Pick<Failure, 'status'>): boolean => status === 404 || status === 410;

/** The text of a write that failed. It is about something that stood on the page, so what is not there is gone. */
export const writeFailureText = (failure: Failure): string =>
  isGone(failure) ? texts.gone : failureText(failure);

/** Whether the host says that nobody is signed in. 419 is Laravel's. Any call may be answered so. */
export function isSignedOut({ status }: Failure): boolean {
  return status === 401 || status === 419;
}

/**
 * Whether a refused write says that the session has ended: nobody is signed in, or the token of the page is invalid.
 * Frameworks answer an invalid token with 403 or 422, and with a page, the name of the status, or words about the token.
 * Any other reason is one against this write.
 */
export function hasEnded(failure: Failure): boolean {
  const { status, data } = failure;
  if (isSignedOut(failure)) return true;
  if (status !== 403 && status !== 422) return false;
  if (!isRecord(data)) return true;
  const named = [data.code, data.type, ...reasonsOf(data)].join(' ');
  return (
    !saysWhy(data) ||
    /[cx]srf|authenticity|(invalid|expired|missing) token|token.*(invalid|expired|missing)|credentials|unauthenticated/i.test(
      named,
    )
  );
}

/**
 * What is said in place of a screen's own words for a failure: that an answer is late, or the reason that a refusal gives.
 * Empty where there is neither.
 */
export function wordsOf({ kind, status, data }: Failure): string {
  if (kind === 'late') return texts.late;
  if (status !== 403 && status !== 409 && status !== 422) return '';
  const [words = ''] = isRecord(data) && saysWhy(data) ? reasonsOf(data) : [];
  return words.length > longestReason ? '' : words;
}

/** UTF-16 units. A longer one is not for people. */
const longestReason = 300;

/** Whether a body says anything beside the name of the status, which Rails sends with its number. */
function saysWhy({ status, error, ...rest }: Readonly<Record<string, unknown>>): boolean {
  return [...Object.values(rest), typeof status === 'number' ? null : error].some(Boolean);
}

/** Sentences under the names that frameworks use. */
const reasonsOf = ({ error, message, detail }: Readonly<Record<string, unknown>>): string[] =>
  [error, message, detail].filter((text): text is string => typeof text === 'string' && text.trim() !== '');
