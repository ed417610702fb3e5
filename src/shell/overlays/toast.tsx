import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { lateUiMessages } from '../../messages/content.ts';
import { overlayMessages } from '../../messages/overlays.ts';
import { focusContent } from '../../routing/focus.ts';
import { useAddress } from '../../routing/router.tsx';
import { useAtom } from '../../state/jotai.ts';
import { type ToastMessage, toastAtom } from '../../state/notices.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CircleAlert } from '../../ui/icons/circle-alert.ts';
import { CircleCheck } from '../../ui/icons/circle-check.ts';
import { X } from '../../ui/icons/x.ts';
import { Link } from '../../ui/navigation/link.tsx';

/** The result of the last action, until the person dismisses it or opens another page. */
export function Toast(): ReactNode {
  const [toast, setToast] = useAtom(toastAtom);
  return toast && <ShownToast toast={toast} setToast={setToast} />;
}

interface ShownToastProps {
  readonly toast: ToastMessage;
  readonly setToast: (toast: null) => void;
}

function ShownToast({ toast, setToast }: ShownToastProps): ReactNode {
  const { key } = useAddress();
  const page = useRef(key);
  useLayoutEffect(() => {
    if (page.current !== key) setToast(null);
    page.current = key;
  }, [key, setToast]);
  if (toast.tone === 'spoken') return null;
  const { text, tone, link, undo } = toast;
  const dismiss = () => {
    setToast(null);
    focusContent();
  };
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <section
      className={`mp-message mp-message--${tone} mp-message--floating`}
      aria-label={overlayMessages.message}
    >
      <Icon size={20} />
      <p className="mp-message__text">
        {text}{' '}
        {link && (
          <Link className="mp-link" href={link.href} onClick={link.onFollow}>
            {link.label}
          </Link>
        )}
      </p>
      {undo && (
        <Button
          size="sm"
          onClick={() => {
            dismiss();
            undo();
          }}
        >
          {overlayMessages.undo}
        </Button>
      )}
      <IconButton icon={X} label={lateUiMessages.dismiss} size="sm" onClick={dismiss} />
    </section>
  );
}
