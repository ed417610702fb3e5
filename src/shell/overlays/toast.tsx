import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { overlayMessages } from '../../messages/overlays.ts';
import { uiMessages } from '../../messages/ui.ts';
import { useAddress } from '../../routing/router/router.tsx';
import { focusContent, focusElement } from '../../routing/scrolling/focus.ts';
import { useAtom } from '../../state/core/jotai.ts';
import { type ToastMessage, toastAtom } from '../../state/page/notices.ts';
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
  const section = useRef<HTMLElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // One message may follow another while the focus is in it.
    if (!section.current?.contains(activeElement)) before.current = activeElement;
  });
  if (toast.tone === 'spoken') return null;
  const { text, tone, link, undo, retry } = toast;
  const act = undo ?? retry;
  const dismiss = ({ detail }: MouseEvent) => {
    setToast(null);
    returnFocus(before.current, detail === 0);
  };
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <section
      ref={section}
      className={`mp-message mp-message--${tone} mp-message--floating`}
      aria-label={overlayMessages.message}
    >
      <Icon size={20} />
      <p className="mp-message__text">
        <span>{`${text} `}</span>
        {link && (
          <Link className="mp-link" href={link.href} onClick={link.onFollow}>
            {link.label}
          </Link>
        )}
      </p>
      {act && (
        <Button
          size="sm"
          onClick={event => {
            dismiss(event);
            act();
          }}
        >
          {undo ? overlayMessages.undo : uiMessages.retry}
        </Button>
      )}
      <IconButton icon={X} label={uiMessages.dismiss} size="sm" onClick={dismiss} />
    </section>
  );
}

/**
 * Focuses what had the focus when the message came, usually the button that was pressed; the content where that is gone.
 * Somebody with a keyboard has tabbed away from it, to the end of the page: for them it is scrolled into sight.
 */
function returnFocus(before: Element | null, isKeyboard: boolean): void {
  if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
    focusElement(before);
    if (isKeyboard) before.scrollIntoView({ block: 'nearest' });
  } else focusContent();
}
