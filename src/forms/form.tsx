import { type FormEvent, Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasEnded, writeFailureText } from '../domain/failure.ts';
import { formMessages as texts } from '../messages/forms.ts';
import { uiMessages } from '../messages/ui.ts';
import { type LeaveQuestion, useLeaveGuard } from '../routing/router/leave-guard.ts';
import { useAtomValue } from '../state/core/jotai.ts';
import type { FormState, LeftOut } from '../state/form/form.ts';
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
   * Announces no failure, but for an answer that is late: only the button that sends becomes "Try again". Where the session has ended, there is a link to
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

  const { leftOut, accept, dismiss, ask } = useLeftOut(form.leftOut);
  const send = (button: HTMLElement | null) => {
    if (onReady && !(form.check() && onReady(button))) return;
    void form.submit();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!ask(form.check, () => send(submitter))) send(submitter);
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
      {hasFailed && (!isSilent || failure.kind === 'late') && <SendFailure form={form} onSignIn={lift} />}
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
      {leftOut && <LeftOutDialog files={leftOut} onBack={dismiss} onGoOn={accept} />}
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
        {`${hasEnded(failure) ? uiMessages.signedOut : writeFailureText(failure)} ${isKept ? texts.keptHere : ''}`}
      </p>
      {hasEnded(failure) && (
        <ButtonLink size="sm" href={signInHref} onClick={onSignIn}>
          {uiMessages.signIn}
        </ButtonLink>
      )}
    </div>
  );
}

/** The question whether to go on without files that were refused or have failed. It is asked once for the same files. */
function useLeftOut(files: readonly LeftOut[]) {
  const names = files.flatMap(file => file.names).join('\n');
  const [accepted, setAccepted] = useState('');
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  return {
    /** The files that are asked about now. */
    leftOut: goOn && names !== '' && files,
    /** Returns false where there is nothing to ask. @param isRight whether the rest of the form can be sent */
    ask(isRight: () => boolean, then: () => void): boolean {
      if (names === '' || names === accepted) return false;
      if (isRight()) setGoOn(() => then);
      return true;
    },
    accept() {
      setAccepted(names);
      setGoOn(null);
      goOn?.();
    },
    dismiss() {
      setGoOn(null);
      const [wrong] = files.filter(file => file.names.length > 0);
      focusField(document.getElementById(wrong?.id ?? ''));
    },
  };
}

interface LeftOutDialogProps {
  readonly files: readonly LeftOut[];
  readonly onBack: () => void;
  readonly onGoOn: () => void;
}

function LeftOutDialog({ files, onBack, onGoOn }: LeftOutDialogProps) {
  const names = files.flatMap(file => file.names);
  const { title, text, back, goOn } = texts.leftOut;
  return (
    <QuestionDialog
      title={title({ count: names.length })}
      text={text({ names: names.join(uiMessages.comma) })}
      onDismiss={onBack}
    >
      <Button variant="primary" block onClick={onBack}>
        {back}
      </Button>
      <Button variant="ghost" block onClick={onGoOn}>
        {goOn}
      </Button>
    </QuestionDialog>
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
