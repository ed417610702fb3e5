import { type FormEvent, Fragment, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { failureText, hasEnded } from '../domain/failure.ts';
import { formMessages as texts } from '../messages/forms.ts';
import { uiMessages } from '../messages/ui.ts';
import { type LeaveQuestion, useLeaveGuard } from '../routing/router/leave-guard.ts';
import { useAtomValue } from '../state/core/jotai.ts';
import type { FormState } from '../state/form/form.ts';
import { signInHrefAtom } from '../state/writes/sign-in.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { ErrorSummary, focusField } from '../ui/forms/error-summary.tsx';
import { CircleAlert } from '../ui/icons/circle-alert.ts';
import { LoadingButton } from '../ui/loading-button.tsx';
import { QuestionDialog } from '../ui/overlays/question-dialog.tsx';

export interface FormProps<V extends object> {
  readonly form: FormState<V>;
  /** The label of the button that sends it. */
  readonly submitLabel?: string | undefined;
  /**
   * Announces no failure: only the button that sends becomes "Try again". Where the session has ended, there is a link to
   * sign in.
   */
  readonly isSilent?: boolean | undefined;
  /**
   * Called when it is submitted and nothing is wrong, with the button that did. False holds it back, for a last look or a
   * question.
   */
  readonly onReady?: ((button: HTMLElement | null) => boolean) | undefined;
  /** Beside the button that sends it. */
  readonly actions?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * The frame of a form: the notice of a restored draft, what is wrong, the fields, why sending failed, and the question
 * whether to leave without saving.
 */
export function Form<V extends object>({
  form,
  submitLabel = texts.send,
  isSilent = false,
  onReady,
  actions,
  children,
}: FormProps<V>): ReactNode {
  const summary = useRef<HTMLElement>(null);
  const { question, lift } = useLeaveGuard(form.leaving.asks, form.leaving.isUnsaved);
  const signInHref = useAtomValue(signInHrefAtom);
  const { attempts, errors, failure } = form;
  const isPending = form.status === 'pending';
  const hasFailed = failure !== undefined;

  const focusFirstWrong = useEffectEvent(() => {
    const [wrong] = errors;
    if (wrong) focusField(wrong.field ? document.getElementById(wrong.field.id) : summary.current);
  });
  useEffect(() => {
    if (attempts > 0) focusFirstWrong();
  }, [attempts]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onReady && !(form.check() && onReady((event.nativeEvent as SubmitEvent).submitter))) return;
    void form.submit();
  };
  // By a script of the host. The browser alone would empty what is seen, and leave what is sent.
  const reset = (event: FormEvent) => {
    event.preventDefault();
    form.draft.discard();
  };
  return (
    <form className="mp-form" noValidate aria-busy={isPending || undefined} onSubmit={submit} onReset={reset}>
      {form.draft.isRestored && (
        <Notice
          action={
            <Button size="sm" onClick={form.draft.discard}>
              {texts.draft.discard}
            </Button>
          }
        >
          {texts.draft.restored}
        </Notice>
      )}
      {!isPending && <ErrorSummary ref={summary} errors={errors} />}
      <Fragment key={form.draft.edition}>{children}</Fragment>
      {hasFailed && !isSilent && <SendFailure form={form} onSignIn={lift} />}
      <div className="mp-form__actions">
        <LoadingButton type="submit" variant="primary" size="lg" loading={isPending}>
          {hasFailed && !onReady ? uiMessages.retry : submitLabel}
        </LoadingButton>
        {isSilent && failure && hasEnded(failure) && (
          <ButtonLink size="lg" href={signInHref} onClick={lift}>
            {uiMessages.signIn}
          </ButtonLink>
        )}
        {actions}
      </div>
      {question && <LeaveDialog {...question} onLeave={form.draft.discard} />}
    </form>
  );
}

interface SendFailureProps<V extends object> {
  readonly form: FormState<V>;
  readonly onSignIn?: () => void;
}

/** Why it was not sent. Somebody whose session has ended finds the form again as it is, after signing in. */
export function SendFailure<V extends object>({ form, onSignIn }: SendFailureProps<V>): ReactNode {
  const { failure, values } = form;
  const signInHref = useAtomValue(signInHrefAtom);
  const isKept = form.draft.isKept && Object.keys(values).length > 0;
  if (!failure) return null;
  return (
    <div className="mp-message mp-message--danger" role="alert">
      <CircleAlert size={20} />
      <p className="mp-message__text">
        {`${hasEnded(failure) ? uiMessages.signedOut : failureText(failure)} ${isKept ? texts.keptHere : ''}`}
      </p>
      {hasEnded(failure) && (
        <ButtonLink size="sm" href={signInHref} onClick={onSignIn}>
          {uiMessages.signIn}
        </ButtonLink>
      )}
    </div>
  );
}

function LeaveDialog({ stay, leave, onLeave }: LeaveQuestion & { onLeave: () => void }) {
  return (
    <QuestionDialog title={texts.leave.title} text={texts.leave.text} onDismiss={stay}>
      <Button variant="primary" block onClick={stay}>
        {texts.leave.stay}
      </Button>
      <Button
        variant="ghost"
        block
        onClick={() => {
          onLeave();
          leave();
        }}
      >
        {texts.leave.leave}
      </Button>
    </QuestionDialog>
  );
}
