import { type KeyboardEventHandler, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { showLayer } from './show-layer.ts';

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
 * A modal dialog, open as long as it is mounted: a layer that fills the window, and the dialog in it. The focus stays
 * within it; the page behind is not read, pressed or scrolled. Closing it returns the focus.
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
  const layer = useRef<HTMLDialogElement>(null);
  const onEscape = useEffectEvent(() => {
    if (!isRequired) onDismiss();
  });
  const isPressedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const hide = showLayer(element, () => onEscape());
    ignoreDoubleClick();
    return () => {
      ignoreDoubleClick();
      hide();
    };
  }, []);

  return (
    <dialog
      ref={layer}
      popover="manual"
      role={isAlert ? 'alertdialog' : undefined}
      aria-modal
      className="mp-layer"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      // Only what `showModal()` opened is cancelled and closed by the browser.
      onCancel={event => {
        // In React, the cancel event of a dialog or file input inside bubbles here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!isRequired) onDismiss();
      }}
      // On a second Esc a browser may close the dialog without a cancel event.
      onClose={({ target, currentTarget: element }) => {
        if (target !== element || element.open) return;
        if (isRequired) element.showModal();
        else onDismiss();
      }}
      // A press whose target is the layer itself was beside the dialog. Close at the end of the press: closed earlier, the
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
      <div className={cx('mp-modal', className)}>{children}</div>
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
