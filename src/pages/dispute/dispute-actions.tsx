import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Dispute, DisputeAction } from '../../contract/dispute.ts';
import { type ActionDraft, amountsIn, emptyAction } from '../../domain/dispute-action.ts';
import { Form, SendFailure } from '../../forms/form.tsx';
import { disputePageMessages as pageTexts, disputeMessages as texts } from '../../messages/dispute.ts';
import { useNavigate } from '../../routing/router/screen-hooks.ts';
import { focusElement } from '../../routing/scrolling/focus.ts';
import { useAtomValue, useStore } from '../../state/core/jotai.ts';
import type { DisputeRef } from '../../state/disputes/dispute.ts';
import { actionConflictAtom, disputeActionForm } from '../../state/disputes/dispute-actions.ts';
import { useForm } from '../../state/form/form.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TriangleAlert } from '../../ui/icons/triangle-alert.ts';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { QuestionDialog } from '../../ui/overlays/question-dialog.tsx';
import { ActionFieldInput } from './action-field.tsx';

export interface DisputeActionsProps {
  readonly dispute: DisputeRef;
  readonly order: Dispute['order'];
  /** The actions in the answer. There are no others. */
  readonly actions: readonly DisputeAction[] | null | undefined;
  /** The page to which an action may go on. */
  readonly next?: string | null | undefined;
  /** The heading, for a way to it from above. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** Called after each action, also after one that came too late. Moves the focus. */
  readonly onDone: () => void;
}

/**
 * The actions on a dispute: a button for each, which opens its fields, asks for confirmation, or does it at once. Those that
 * end the dispute come last, under a heading of their own.
 */
export function DisputeActions(props: DisputeActionsProps): ReactNode {
  const { dispute, order, actions, next, heading, onDone } = props;
  const [open, setOpen] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const all = actions ?? [];
  const groups = [all.filter(action => !action.final), all.filter(action => action.final)] as const;
  const opened = all.find(({ name }) => name === open);
  // An arbitrator decides freely: no action stands out.
  const isPrimary = (action: DisputeAction) => action === all[0] && dispute.view !== 'arbitrator';
  const done = () => {
    setOpen(null);
    onDone();
  };
  if (all.length === 0) return null;
  const row = (group: readonly DisputeAction[]) =>
    group.length > 0 && (
      <div className="mp-dispute-actions__row">
        {group.map(action =>
          action.fields?.length ? (
            <Button
              key={action.name}
              variant={isPrimary(action) ? 'primary' : 'secondary'}
              aria-expanded={opened === action}
              data-action={action.name}
              onClick={() => setOpen(opened === action ? null : action.name)}
            >
              {action.label}
            </Button>
          ) : (
            <PlainAction
              key={action.name}
              action={action}
              dispute={dispute}
              order={order}
              isPrimary={isPrimary(action)}
              onDone={done}
            />
          ),
        )}
      </div>
    );
  return (
    <section ref={section} className="mp-dispute-actions mp-no-print" aria-labelledby={id}>
      <h2 ref={heading} id={id} className="mp-h2">
        {texts.actions}
      </h2>
      {row(groups[0])}
      {groups[1].length > 0 && <h3 className="mp-h3">{texts.ending}</h3>}
      {row(groups[1])}
      {opened && (
        <ActionForm
          key={opened.name}
          action={opened}
          dispute={dispute}
          order={order}
          next={next}
          onDone={done}
          onCancel={() => {
            setOpen(null);
            section.current?.querySelector<HTMLElement>(`[data-action="${opened.name}"]`)?.focus();
          }}
        />
      )}
    </section>
  );
}

interface ActionProps extends Pick<DisputeActionsProps, 'dispute' | 'order' | 'onDone'> {
  readonly action: DisputeAction;
}

function useActionForm({ action, dispute, order, onDone }: ActionProps) {
  const [kind] = useState(() => disputeActionForm(action, order));
  return useForm(kind, dispute, emptyAction(action), onDone);
}

interface ActionFormProps extends ActionProps, Pick<DisputeActionsProps, 'next'> {
  readonly onCancel: () => void;
}

/**
 * The fields of an action. Where another dispute waits, a second button goes on to it afterwards, unless the action came
 * too late: what was written is shown here.
 */
function ActionForm({ onCancel, next, ...props }: ActionFormProps): ReactNode {
  const { action } = props;
  const store = useStore();
  const navigate = useNavigate();
  const goesOn = useRef(false);
  const form = useActionForm({
    ...props,
    onDone: () =>
      next && goesOn.current && !store.get(actionConflictAtom) ? navigate(next) : props.onDone(),
  });
  const isPending = form.status === 'pending';
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current) focusElement(heading.current);
  }, []);
  return (
    <div className="mp-dispute-actions__form">
      <h3 ref={heading} className="mp-h3">
        {action.label}
      </h3>
      <Form
        form={form}
        submitLabel={action.label}
        onReady={
          // A retry has been confirmed before.
          next || (action.confirmation && !form.failure)
            ? button => {
                goesOn.current = button?.dataset.next !== undefined;
                if (!action.confirmation || form.failure) return true;
                setAsking(true);
                return false;
              }
            : undefined
        }
        actions={
          <>
            {next && (
              // Not `disabled`: it keeps the focus while the action is sent.
              <Button
                type="submit"
                size="lg"
                data-next
                aria-disabled={isPending || undefined}
                onClick={event => isPending && event.preventDefault()}
              >
                {pageTexts.sendAndNext({ action: action.label })}
              </Button>
            )}
            <Button variant="ghost" size="lg" onClick={onCancel}>
              {texts.cancel}
            </Button>
          </>
        }
      >
        {(action.fields ?? []).map(field => (
          <ActionFieldInput key={field.name} field={field} form={form} order={props.order} />
        ))}
      </Form>
      {isAsking && (
        <Confirmation
          action={action}
          draft={form.values}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void form.submit();
          }}
        />
      )}
    </div>
  );
}

/** An action without fields. */
function PlainAction({ isPrimary, ...props }: ActionProps & { readonly isPrimary: boolean }): ReactNode {
  const { action } = props;
  const form = useActionForm(props);
  const [isAsking, setAsking] = useState(false);
  const { failure } = form;
  const send = () => {
    setAsking(false);
    void form.submit();
  };
  return (
    <>
      <LoadingButton
        variant={isPrimary ? 'primary' : 'secondary'}
        loading={form.status === 'pending'}
        onClick={() => (action.confirmation ? setAsking(true) : send())}
      >
        {failure ? texts.retry({ action: action.label }) : action.label}
      </LoadingButton>
      {form.errors.length > 0 && form.status !== 'pending' && (
        <div role="alert">
          <ErrorSummary errors={form.errors} />
        </div>
      )}
      <SendFailure form={form} />
      {isAsking && (
        <Confirmation
          action={action}
          draft={form.values}
          onCancel={() => setAsking(false)}
          onConfirm={send}
        />
      )}
    </>
  );
}

interface ConfirmationProps {
  readonly action: DisputeAction;
  readonly draft: ActionDraft;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/**
 * Asks before an action, and names its amounts. For a `destructive` one, the answer that changes nothing comes first and
 * has the focus.
 */
function Confirmation({ action, draft, onCancel, onConfirm }: ConfirmationProps): ReactNode {
  const isDestructive = action.destructive ?? false;
  const confirm = (
    <Button variant={isDestructive ? 'danger' : 'primary'} block onClick={onConfirm}>
      {action.label}
    </Button>
  );
  return (
    <QuestionDialog
      title={action.label}
      text={
        <>
          <p>{action.confirmation}</p>
          {amountsIn(action, draft).map(amount => (
            <p key={amount}>
              <b>{amount}</b>
            </p>
          ))}
        </>
      }
      onDismiss={onCancel}
    >
      {!isDestructive && confirm}
      <Button variant={isDestructive ? 'secondary' : 'ghost'} block onClick={onCancel}>
        {texts.cancel}
      </Button>
      {isDestructive && confirm}
    </QuestionDialog>
  );
}

/** Says that an action came too late, and shows the texts that were written for it. */
export function Conflict({ dispute }: { readonly dispute: DisputeRef }): ReactNode {
  const conflict = useAtomValue(actionConflictAtom);
  if (conflict?.dispute.id !== dispute.id || conflict.dispute.view !== dispute.view) return null;
  return (
    <div className="mp-message mp-message--warning mp-no-print" role="alert">
      <TriangleAlert size={20} />
      <div className="mp-message__text">
        <p>
          <b>{texts.conflict.title}</b>
        </p>
        <p>{texts.conflict.text}</p>
        {conflict.unsent.length > 0 && <p>{texts.conflict.unsent}</p>}
        {conflict.unsent.map(text => (
          <blockquote key={text} dir="auto">
            {text}
          </blockquote>
        ))}
      </div>
    </div>
  );
}
