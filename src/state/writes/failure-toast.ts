import { writeFailureText } from '../../domain/failure.ts';
import { uiMessages } from '../../messages/ui.ts';
import type { ToastMessage } from '../page/notices.ts';
import type { Failure } from './mutation.ts';

/**
 * The message for a write that failed: what the host says about it, else why; where the session has ended, a link to sign in.
 * The same button sends a write again whose answer is late.
 * @param text in place of what the host says
 * @param onFollow called when the link to sign in is followed
 */
export function failureToast<R, V>(
  { error, fieldErrors, signIn, retry }: Failure<R, V>,
  text: string = Object.values(fieldErrors).flat().join(' ') || writeFailureText(error),
  onFollow: () => void = () => {},
): ToastMessage {
  if (retry) return { tone: 'warning', text: writeFailureText(error), retry };
  if (!signIn) return { tone: 'danger', text };
  const link = { href: signIn.href, label: uiMessages.signIn, onFollow };
  return { tone: 'danger', text: uiMessages.signedOut, link };
}
