import type { ReactNode } from 'react';
import { uiMessages } from '../contract/messages/ui.ts';
import { Button } from './button.tsx';
import { CircleAlert, type IconType, RotateCw } from './icon.tsx';

export interface EmptyStateProps {
  readonly icon: IconType;
  readonly title: string;
  /** What to do next. */
  readonly text?: ReactNode;
  readonly level?: 1 | 2 | 3 | undefined;
  /** Buttons or links. */
  readonly children?: ReactNode;
}

/** Stands where content would, and says what to do next. */
export function EmptyState({ icon: Icon, title, text, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mp-empty">
      <span className="mp-empty__icon">
        <Icon size={28} strokeWidth={1.75} />
      </span>
      <Heading className="mp-h3">{title}</Heading>
      {text && <p className="mp-empty__text">{text}</p>}
      {children && <div className="mp-empty__actions">{children}</div>}
    </div>
  );
}

export interface ErrorNoticeProps {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
}

/** Stands where the content would that failed to load. */
export function ErrorNotice({
  title = uiMessages.failedTitle,
  text = uiMessages.failed,
  onRetry,
  retrying,
}: ErrorNoticeProps) {
  return (
    <div role="alert">
      <EmptyState icon={CircleAlert} title={title} text={text}>
        {onRetry && (
          <Button icon={RotateCw} loading={retrying} onClick={onRetry}>
            {uiMessages.retry}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}
