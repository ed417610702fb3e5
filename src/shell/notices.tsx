import type { ReactNode } from 'react';
import { shellMessages } from '../contract/messages/shell.ts';
import { routePaths } from '../routing/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PackageSearch, RotateCw, TriangleAlert } from '../ui/icon.tsx';

/** Stands in place of a screen: an address below ours that leads nowhere. */
export function NotFound(): ReactNode {
  return (
    <EmptyState
      level={1}
      icon={PackageSearch}
      title={shellMessages.notFoundTitle}
      text={shellMessages.notFound}
    >
      <ButtonLink variant="primary" href={routePaths.home}>
        {shellMessages.goHome}
      </ButtonLink>
      <ButtonLink href={routePaths.categoryIndex}>{shellMessages.goToCategories}</ButtonLink>
    </EmptyState>
  );
}

/** Stands in place of a screen that threw. */
export function ScreenFailedNotice({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={TriangleAlert}
        title={shellMessages.screenFailedTitle}
        text={shellMessages.screenFailed}
      >
        <Button variant="primary" icon={RotateCw} onClick={onRetry}>
          {shellMessages.retry}
        </Button>
        <ButtonLink href={routePaths.home}>{shellMessages.goHome}</ButtonLink>
      </EmptyState>
    </div>
  );
}

/** Stands in place of a screen whose file did not arrive. */
export function ChunkFailedNotice({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={TriangleAlert}
        title={shellMessages.chunkFailedTitle}
        text={shellMessages.chunkFailed}
      >
        <Button variant="primary" icon={RotateCw} onClick={onRetry}>
          {shellMessages.retry}
        </Button>
      </EmptyState>
    </div>
  );
}
