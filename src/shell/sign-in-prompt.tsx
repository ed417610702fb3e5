import { type ReactNode, useEffect } from 'react';
import { signInPromptMessages as texts } from '../messages/screen-notices.ts';
import { uiMessages } from '../messages/ui.ts';
import type { RouteName } from '../routes.ts';
import { useNavigate } from '../routing/router/screen-hooks.ts';
import { focusContent } from '../routing/scrolling/focus.ts';
import { usePageHead } from '../state/page/use-page-head.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { User } from '../ui/icons/user.ts';

/** What the screens for signed-in people are about; those left out are the profile. */
const abouts: Partial<Record<RouteName, keyof typeof texts.texts>> = {
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
  usePageHead({ title: texts.title });
  useEffect(() => {
    if (isRedirected) navigate(href, { replace: true });
    else if (takesFocus) focusContent();
  }, [navigate, href, isRedirected, takesFocus]);
  return (
    <EmptyState level={1} icon={User} title={texts.title} text={texts.texts[abouts[screen] ?? 'profile']}>
      <ButtonLink variant="primary" href={href}>
        {uiMessages.signIn}
      </ButtonLink>
    </EmptyState>
  );
}
