import { type KeyboardEventHandler, type ReactNode, useId } from 'react';
import { uiMessages } from '../../contract/messages/ui.ts';
import { IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { X } from '../icon.tsx';
import { Modal } from './modal.tsx';

export interface SheetProps {
  /** Esc, the close button, or a press beside it. */
  readonly onClose: () => void;
  readonly title: string;
  /** `sheet` rises from below on a phone and comes from the end elsewhere; `drawer` comes from the start;
   * `dialog` stands in the middle. */
  readonly variant?: 'sheet' | 'drawer' | 'dialog' | undefined;
  /** Below what scrolls: the buttons. */
  readonly footer?: ReactNode;
  readonly className?: string | undefined;
  readonly onKeyDown?: KeyboardEventHandler | undefined;
  readonly children: ReactNode;
}

/** A modal layer over the page. The browser traps the focus in it and returns it afterwards. */
export function Sheet({
  onClose,
  title,
  variant = 'dialog',
  footer,
  className,
  onKeyDown,
  children,
}: SheetProps) {
  const id = useId();
  return (
    <Modal
      className={cx(`mp-sheet mp-sheet--${variant}`, className)}
      labelledBy={id}
      onDismiss={onClose}
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
