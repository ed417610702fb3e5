import { type KeyboardEventHandler, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../../host/scroll-lock.ts';
import { cx } from '../cx.ts';

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
  readonly className?: string | undefined;
  readonly onKeyDown?: KeyboardEventHandler | undefined;
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
  className,
  onKeyDown,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (!element) return;
    element.showModal();
    ignoreDoubleClick();
    return () => {
      ignoreDoubleClick();
      element.close();
      // Taken out of the document before it was closed, the browser does not return the focus.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  useEffect(() => lockScroll(document), []);

  return (
    <dialog
      ref={dialog}
      role={isAlert ? 'alertdialog' : undefined}
      className={cx('mp-modal', className)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onCancel={event => {
        // React hands on what a dialog within this one, or a field for files, was told.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!isRequired) onDismiss();
      }}
      // A browser may insist on the second Esc, and closes it without asking.
      onClose={({ currentTarget: element }) => {
        if (element.open) return;
        if (isRequired) element.showModal();
        else onDismiss();
      }}
      // The dialog itself is hit only beside its content: that is the backdrop. It stays for the whole press, or the
      // page behind would get the end of a tap.
      onPointerDown={event => {
        isPressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={event => {
        const isBeside = isPressedBeside.current && event.target === event.currentTarget;
        isPressedBeside.current = false;
        if (isBeside && !isRequired && !ignoreOutside) onDismiss();
      }}
    >
      {children}
    </dialog>
  );
}

/** The second press of a double click that opened or closed a dialog is not meant for what lies there now. */
function ignoreDoubleClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['mousedown', 'click'] as const) {
    window.addEventListener(type, ignore, true);
    setTimeout(() => window.removeEventListener(type, ignore, true), doubleClickMs);
  }
}
/** As long as systems wait for the second press, ms. */
const doubleClickMs = 500;
