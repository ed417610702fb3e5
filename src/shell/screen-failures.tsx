import type { ReactNode } from 'react';
import { notFoundMessages, screenFailureMessages as texts } from '../messages/screen-notices.ts';
import { pathOf } from '../routing/addresses/paths.ts';
import { usePageHead } from '../state/page/use-page-head.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorNotice } from '../ui/feedback/error-notice.tsx';

interface ScreenFailureProps {
  readonly onRetry: () => void;
}

/** In place of a screen whose code did not load. */
export function ScreenMissing({ onRetry }: ScreenFailureProps): ReactNode {
  usePageHead({ title: texts.missing, isHidden: true });
  return <ErrorNotice level={1} title={texts.missing} onRetry={onRetry} />;
}

/** In place of a screen that has failed while it was drawn. */
export function ScreenFailed({ onRetry }: ScreenFailureProps): ReactNode {
  return (
    <ErrorNotice level={1} title={texts.failedTitle} text={texts.failed} onRetry={onRetry}>
      <ButtonLink href={pathOf('home')}>{notFoundMessages.goHome}</ButtonLink>
    </ErrorNotice>
  );
}
