import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../host/scroll-lock.ts';
import { cx } from './cx.ts';

export interface ModalProps {
  /** Esc, or a press beside it. */
  readonly onDismiss: () => void;
  /** Id of the element that names it. */
  readonly labelledBy: string;
  /** Id of what is read out when it opens. */
  readonly describedBy?: string | undefined;
  /** An alert dialog is read out at once. */
  readonly isAlert?: boolean | undefined;
  /** Neither Esc nor a press beside it leads out: it has to be answered. */
  readonly isRequired?: boolean | undefined;
  /** A press beside it does not close it. */
  readonly ignoreOutside?: boolean | undefined;
  /** Locks the scroll of the page and returns what releases it. */
  readonly lock?: (() => () => void) | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A layer over everything, open for as long as it is drawn. The browser traps the focus in it; the page behind does
 * not scroll. Afterwards the focus is where it was before.
 */
export function Modal({
  onDismiss,
  labelledBy,
  describedBy,
  isAlert,
  isRequired,
  ignoreOutside,
  lock = lockPage,
  className,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // Taken out of the document before it was closed, the browser does not return the focus.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  useEffect(() => lock(), [lock]);

  return (
    <dialog
      ref={dialog}
      role={isAlert ? 'alertdialog' : undefined}
      className={cx('mp-modal', className)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={event => {
        event.preventDefault();
        if (!isRequired) onDismiss();
      }}
      // A browser may insist on the second Esc, and closes it without asking.
      onClose={({ currentTarget: element }) => {
        if (element.open) return;
        if (isRequired) element.showModal();
        else onDismiss();
      }}
      // The dialog itself is hit only beside its content: that is the backdrop.
      onPointerDown={event => {
        if (!isRequired && !ignoreOutside && event.target === event.currentTarget) onDismiss();
      }}
    >
      {children}
    </dialog>
  );
}

const lockPage = () => lockScroll(document);
