import type { ReactNode } from 'react';
import { type Failure, failureText, isSignedOut } from '../../domain/failure.ts';
import { uiMessages } from '../../messages/ui.ts';
import { signInHref } from '../../routing/addresses/paths.ts';
import { focusContent } from '../../routing/scrolling/focus.ts';
import { Button, ButtonLink } from '../button.tsx';
import { CircleAlert } from '../icons/circle-alert.ts';
import { RotateCw } from '../icons/rotate-cw.ts';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

export interface ErrorNoticeProps {
  readonly title?: string | undefined;
  /** Why the request failed; by default the code of a part did not load. */
  readonly error?: Failure | undefined;
  /** By default the text for `error`. */
  readonly text?: string | undefined;
  /** Heading level; 1 where the notice replaces the whole screen. */
  readonly level?: EmptyStateProps['level'];
  readonly onRetry?: (() => void) | undefined;
  /** Further buttons or links. */
  readonly children?: ReactNode;
}

/** A message in place of content that failed to load: why, and what to do. */
export function ErrorNotice({
  title = uiMessages.failedTitle,
  error = lost,
  text = failureText(error),
  level,
  onRetry,
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
          <Button
            icon={RotateCw}
            variant={level === 1 ? 'primary' : 'secondary'}
            onClick={({ currentTarget }) => {
              onRetry();
              focusAround(currentTarget);
            }}
          >
            {uiMessages.retry}
          </Button>
        )}
        {children}
      </EmptyState>
    </div>
  );
}
const lost: Failure = { kind: 'network', status: 0 };

/** The notice goes, and the pressed button with it: the focus stays in the part of the page around it. */
function focusAround(button: Element): void {
  const part = button.closest<HTMLElement>('[tabindex]:not(main)');
  if (part) part.focus({ preventScroll: true });
  else focusContent(button.closest('[role=alert]'));
}
