import { type KeyboardEventHandler, type ReactNode, useId } from 'react';
import { uiMessages } from '../contract/messages/ui.ts';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { X } from './icon.tsx';
import { Modal } from './modal.tsx';

export interface SheetProps {
  readonly open: boolean;
  /** Esc, the close button, or a press beside it. */
  readonly onClose: () => void;
  readonly title: string;
  /** `sheet` rises from below on a phone and comes from the end elsewhere; `drawer` comes from the start;
   * `dialog` stands in the middle. */
  readonly variant?: 'sheet' | 'drawer' | 'dialog' | undefined;
  /** Locks the scroll of the page in a way of one's own, and returns what releases it. */
  readonly lockScroll?: (() => () => void) | undefined;
  /** Below what scrolls: the buttons. */
  readonly footer?: ReactNode;
  /** A press beside it does not close it. */
  readonly ignoreOutside?: boolean | undefined;
  readonly className?: string | undefined;
  readonly onKeyDown?: KeyboardEventHandler | undefined;
  readonly children: ReactNode;
}

/** A modal layer over the page. The browser traps the focus in it and returns it afterwards. */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <Layer {...rest} /> : null;
}

function Layer({
  onClose,
  title,
  variant = 'dialog',
  lockScroll,
  footer,
  ignoreOutside,
  className,
  onKeyDown,
  children,
}: Omit<SheetProps, 'open'>) {
  const id = useId();
  return (
    <Modal
      className={cx(`mp-sheet mp-sheet--${variant}`, className)}
      labelledBy={id}
      onDismiss={onClose}
      ignoreOutside={ignoreOutside}
      lock={lockScroll}
      onKeyDown={onKeyDown}
    >
      <div className="mp-sheet__box">
        <header className="mp-sheet__head">
          <h2 id={id} className="mp-h3">
            {title}
          </h2>
          <IconButton icon={X} label={uiMessages.close} onClick={onClose} />
        </header>
        <div className="mp-sheet__body">{children}</div>
        {footer && <footer className="mp-sheet__foot">{footer}</footer>}
      </div>
    </Modal>
  );
}
