import type { ReactNode } from 'react';
import { uiMessages } from '../contract/messages/ui.ts';
import { IconButton } from './button.tsx';
import { CircleAlert, TriangleAlert, X } from './icon.tsx';
import { CircleCheck, Info } from './more-icons.tsx';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface NoticeProps {
  readonly tone?: keyof typeof icons | undefined;
  readonly children: ReactNode;
  /** Beside the text. */
  readonly action?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
}

/** A short message within a page. */
export function Notice({ tone = 'info', children, action, onDismiss }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={`mp-message mp-message--${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={20} />
      <div className="mp-message__text">{children}</div>
      {action}
      {onDismiss && <IconButton icon={X} label={uiMessages.dismiss} size="sm" onClick={onDismiss} />}
    </div>
  );
}
