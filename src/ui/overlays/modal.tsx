import { type KeyboardEventHandler, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../../host/scroll-lock.ts';
import { cx } from '../cx.ts';

export interface ModalProps {
  /** Called on Esc, or a press on the backdrop. */
  readonly onDismiss: () => void;
  /** Id of its title. */
  readonly labelledBy: string;
  /** Id of the text that is read out when it opens. */
  readonly describedBy?: string | undefined;
  /** Makes it an alert dialog, which is read out at once. */
  readonly isAlert?: boolean | undefined;
  /** Neither Esc nor a press on the backdrop closes it: it needs an answer. */
  readonly isRequired?: boolean | undefined;
  /** A press on the backdrop does not close it. */
  readonly ignoreOutside?: boolean | undefined;
  readonly className?: string | undefined;
  readonly onKeyDown?: KeyboardEventHandler | undefined;
  readonly children: ReactNode;
}

/**
 * A modal dialog, open as long as it is mounted. The browser traps the focus in it; the page behind does not scroll.
 * Closing it returns the focus.
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
      // The browser does not return the focus of a dialog that is removed while it is open.
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
        // In React, the cancel event of a dialog or file input inside bubbles here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!isRequired) onDismiss();
      }}
      // On a second Esc a browser may close the dialog without a cancel event.
      onClose={({ currentTarget: element }) => {
        if (element.open) return;
        if (isRequired) element.showModal();
        else onDismiss();
      }}
      // A press whose target is the dialog itself hit the backdrop. Close at the end of the press: closed earlier, the
      // page behind would get the click.
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

/** Ignores the second press of a double click that opened or closed a dialog: it would hit something else. */
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
/** Time that systems allow between the presses of a double click, ms. */
const doubleClickMs = 500;
