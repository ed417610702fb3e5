import type { ReactNode } from 'react';
import { uiMessages } from '../../contract/messages/ui.ts';
import { type Failure, failureText, isSignedOut } from '../../domain/failure.ts';
import { signInHref } from '../../routing/hrefs.ts';
import { Button, ButtonLink } from '../button.tsx';
import { CircleAlert, type IconType, RotateCw } from '../icon.tsx';

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
  /** The call that failed; by default code that did not arrive. */
  readonly error?: Failure | undefined;
  /** By default what the error tells. */
  readonly text?: string | undefined;
  /** Of its heading; 1 where it stands for the whole screen. */
  readonly level?: EmptyStateProps['level'];
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
  /** Further ways on. */
  readonly children?: ReactNode;
}

/** Stands where the content would that failed to load, and says why and what to do. */
export function ErrorNotice({
  title = uiMessages.failedTitle,
  error = lost,
  text = failureText(error),
  level,
  onRetry,
  retrying,
  children,
}: ErrorNoticeProps) {
  return (
    <div role="alert">
      <EmptyState icon={CircleAlert} level={level} title={title} text={text}>
        {isSignedOut(error) && (
          <ButtonLink variant="primary" href={signInHref(location.pathname + location.search)}>
            {uiMessages.signIn}
          </ButtonLink>
        )}
        {onRetry && (
          <Button icon={RotateCw} loading={retrying} onClick={onRetry}>
            {uiMessages.retry}
          </Button>
        )}
        {children}
      </EmptyState>
    </div>
  );
}
const lost: Failure = { kind: 'network', status: 0 };
