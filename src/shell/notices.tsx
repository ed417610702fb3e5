import type { ReactNode } from 'react';
import { shellMessages } from '../contract/messages/shell.ts';
import { pathOf } from '../routing/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState, ErrorNotice } from '../ui/feedback/empty-state.tsx';
import { PackageSearch } from '../ui/icon.tsx';

/** Stands in place of a screen: an address below ours that leads nowhere. */
export function NotFound(): ReactNode {
  return (
    <EmptyState
      level={1}
      icon={PackageSearch}
      title={shellMessages.notFoundTitle}
      text={shellMessages.notFound}
    >
      <ButtonLink variant="primary" href={pathOf('home')}>
        {shellMessages.goHome}
      </ButtonLink>
      <ButtonLink href={pathOf('categoryIndex')}>{shellMessages.goToCategories}</ButtonLink>
    </EmptyState>
  );
}

/** Stands in place of a screen that threw. */
export function ScreenFailedNotice({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <ErrorNotice
      level={1}
      title={shellMessages.screenFailedTitle}
      text={shellMessages.screenFailed}
      onRetry={onRetry}
    >
      <ButtonLink href={pathOf('home')}>{shellMessages.goHome}</ButtonLink>
    </ErrorNotice>
  );
}
