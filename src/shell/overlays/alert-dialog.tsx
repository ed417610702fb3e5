import { type ReactNode, useId } from 'react';
import { overlayMessages } from '../../messages/overlays.ts';
import { useCloseOnBack } from '../../routing/history/use-close-on-back.ts';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { type Alert, alertsAtom } from '../../state/page/alerts.ts';
import { dismissAlertAtom } from '../../state/page/notices.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CircleAlert } from '../../ui/icons/circle-alert.ts';
import { CircleCheck } from '../../ui/icons/circle-check.ts';
import { Modal } from '../../ui/overlays/modal.tsx';

/** Shows the waiting alerts one after the other. Each opens a dialog of its own, so that screen readers read it out. */
export function AlertDialog(): ReactNode {
  const [alert] = useAtomValue(alertsAtom);
  return alert && <Dialog key={alert.kind + alert.message} {...alert} />;
}

/** Button, Escape and Back close it. */
function Dialog({ kind, message, link }: Alert): ReactNode {
  const dismiss = useSetAtom(dismissAlertAtom);
  const id = useId();
  useCloseOnBack(true, dismiss);
  const Icon = kind === 'error' ? CircleAlert : CircleCheck;
  return (
    <Modal
      isAlert
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onDismiss={dismiss}
      ignoreOutside
      className="mp-alert"
    >
      <div className="mp-alert__box">
        <span className={`mp-alert__icon mp-alert__icon--${kind}`}>
          <Icon size={28} />
        </span>
        <h2 id={`${id}-title`} className="mp-h2">
          {overlayMessages.alertTitles[kind]}
        </h2>
        <p id={`${id}-text`} className="mp-alert__text">
          {message}
        </p>
        {link && (
          <ButtonLink variant="primary" block href={link.href}>
            {link.label}
          </ButtonLink>
        )}
        <Button variant={link ? 'ghost' : 'primary'} block onClick={dismiss}>
          {overlayMessages.ok}
        </Button>
      </div>
    </Modal>
  );
}
