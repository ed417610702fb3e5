/** What stands in place of a screen: no such address, a failure, or a prompt to sign in. */
import { type ReactNode, useEffect } from 'react';
import { lazy } from '../loading/lazy.ts';
import { notFoundMessages, screenFailureMessages, signInPromptMessages } from '../messages/screen-notices.ts';
import { uiMessages } from '../messages/ui.ts';
import type { RouteName } from '../routes.ts';
import { pathOf } from '../routing/addresses/paths.ts';
import { useNavigate } from '../routing/router/screen-hooks.ts';
import { focusContent } from '../routing/scrolling/focus.ts';
import { usePageHead } from '../state/page/use-page-head.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorNotice } from '../ui/feedback/error-notice.tsx';
import { Search } from '../ui/icons/search.ts';
import { User } from '../ui/icons/user.ts';
import { idleComponent } from '../ui/lazy-component.tsx';

const Instead = idleComponent(
  lazy(() => import('../search-bar/instead.tsx')),
  code => code.Instead,
);

/** The screen for an unknown address below `/reviews`. */
export function NotFound(): ReactNode {
  usePageHead({ title: notFoundMessages.title });
  return (
    <div className="mp-container">
      <EmptyState level={1} icon={Search} title={notFoundMessages.title} text={notFoundMessages.text}>
        <ButtonLink variant="primary" href={pathOf('home')}>
          {notFoundMessages.goHome}
        </ButtonLink>
        <ButtonLink href={pathOf('categoryIndex')}>{notFoundMessages.goToCategories}</ButtonLink>
      </EmptyState>
      <Instead />
    </div>
  );
}

interface ScreenFailureProps {
  readonly onRetry: () => void;
}

/** In place of a screen whose code did not load. */
export function ScreenMissing({ onRetry }: ScreenFailureProps): ReactNode {
  usePageHead({ title: screenFailureMessages.missing, isHidden: true });
  return <ErrorNotice level={1} title={screenFailureMessages.missing} onRetry={onRetry} />;
}

/** In place of a screen that has failed while it was rendered. */
export function ScreenFailed({ onRetry }: ScreenFailureProps): ReactNode {
  return (
    <ErrorNotice
      level={1}
      title={screenFailureMessages.failedTitle}
      text={screenFailureMessages.failed}
      onRetry={onRetry}
    >
      <ButtonLink href={pathOf('home')}>{notFoundMessages.goHome}</ButtonLink>
    </ErrorNotice>
  );
}

/** What the screens for signed-in people are about; those left out are the profile. */
const abouts: Partial<Record<RouteName, keyof typeof signInPromptMessages.texts>> = {
  following: 'following',
  writeReview: 'reviews',
  newReview: 'reviews',
  newShopDispute: 'disputes',
  newProductDispute: 'disputes',
  reviewerDispute: 'disputes',
  arbitrator: 'arbitrator',
  arbitratorDispute: 'arbitrator',
};

interface SignInPromptProps {
  readonly screen: RouteName;
  readonly href: string;
  /** Whether it goes to the sign-in by itself. */
  readonly isRedirected: boolean;
  /** Whether it takes the place of a screen, with whatever had the focus there. */
  readonly takesFocus: boolean;
}

/** Asks a guest to sign in, in place of a screen. */
export function SignInPrompt({ screen, href, isRedirected, takesFocus }: SignInPromptProps): ReactNode {
  const navigate = useNavigate();
  const about = abouts[screen] ?? 'profile';
  const title = signInPromptMessages.titles[about];
  usePageHead({ title });
  useEffect(() => {
    if (isRedirected) navigate(href, { replace: true });
    else if (takesFocus) focusContent();
  }, [navigate, href, isRedirected, takesFocus]);
  return (
    <div className="mp-container">
      <EmptyState level={1} icon={User} title={title} text={signInPromptMessages.texts[about]}>
        <ButtonLink variant="primary" href={href}>
          {uiMessages.signIn}
        </ButtonLink>
      </EmptyState>
      {!isRedirected && <Instead />}
    </div>
  );
}
