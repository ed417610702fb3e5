import type { ReactNode } from 'react';
import { shellMessages } from '../contract/messages/shell.ts';
import { routePaths } from '../routing/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { type IconType, PackageSearch, RotateCw, TriangleAlert } from '../ui/icon.tsx';

/** Stands in place of a screen: an address below ours that leads nowhere. */
export function NotFound(): ReactNode {
  return (
    <Notice icon={PackageSearch} title={shellMessages.notFoundTitle} text={shellMessages.notFound}>
      <ButtonLink variant="primary" href={routePaths.home}>
        {shellMessages.goHome}
      </ButtonLink>
      <ButtonLink href={routePaths.categoryIndex}>{shellMessages.goToCategories}</ButtonLink>
    </Notice>
  );
}

/** Stands in place of a screen that threw. */
export function ScreenFailedNotice({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <Notice
      icon={TriangleAlert}
      title={shellMessages.screenFailedTitle}
      text={shellMessages.screenFailed}
      isAlert
    >
      <Button variant="primary" icon={RotateCw} onClick={onRetry}>
        {shellMessages.retry}
      </Button>
      <ButtonLink href={routePaths.home}>{shellMessages.goHome}</ButtonLink>
    </Notice>
  );
}

/** Stands in place of a screen whose file did not arrive. */
export function ChunkFailedNotice({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <Notice
      icon={TriangleAlert}
      title={shellMessages.chunkFailedTitle}
      text={shellMessages.chunkFailed}
      isAlert
    >
      <Button variant="primary" icon={RotateCw} onClick={onRetry}>
        {shellMessages.retry}
      </Button>
    </Notice>
  );
}

interface NoticeProps {
  readonly icon: IconType;
  readonly title: string;
  readonly text: string;
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

function Notice({ icon: Icon, title, text, isAlert = false, children }: NoticeProps): ReactNode {
  return (
    <section className="mp-notice mp-container" role={isAlert ? 'alert' : undefined}>
      <span className="mp-notice__icon">
        <Icon size={32} />
      </span>
      <h1 className="mp-h1">{title}</h1>
      <p className="mp-muted">{text}</p>
      <p className="mp-notice__ways">{children}</p>
    </section>
  );
}
