import type { ReactNode } from 'react';
import { uiMessages } from '../../messages/ui.ts';
import { IconButton } from '../icon-button.tsx';
import { TriangleAlert } from '../icons/triangle-alert.ts';
import { X } from '../icons/x.ts';

export interface NoticeProps {
  readonly children: ReactNode;
  /** A button or link beside the text. */
  readonly action?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
}

/** A short warning within a page. */
export function Notice({ children, action, onDismiss }: NoticeProps) {
  return (
    <div className="mp-message mp-message--warning" role="status">
      <TriangleAlert size={20} />
      <div className="mp-message__text">{children}</div>
      {action}
      {onDismiss && <IconButton icon={X} label={uiMessages.dismiss} size="sm" onClick={onDismiss} />}
    </div>
  );
}
