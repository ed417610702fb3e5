import { type ReactNode, useId } from 'react';
import { uiMessages } from '../../messages/ui.ts';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';
import { X } from '../icons/x.ts';
import { Modal } from './modal.tsx';

export interface SheetProps {
  /** Called on Esc, the close button, or a press on the backdrop. */
  readonly onClose: () => void;
  readonly title: string;
  /** `sheet` slides in from the bottom on a phone and from the end elsewhere; `dialog` is centred. */
  readonly variant?: 'sheet' | 'dialog' | undefined;
  /** Buttons below the scrolling content. */
  readonly footer?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A modal dialog with a title, a close button and scrolling content. */
export function Sheet({ onClose, title, variant = 'dialog', footer, className, children }: SheetProps) {
  const id = useId();
  return (
    <Modal className={cx(`mp-sheet mp-sheet--${variant}`, className)} labelledBy={id} onDismiss={onClose}>
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
