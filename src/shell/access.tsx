import type { ReactNode } from 'react';
import { lazy } from '../loading/lazy.ts';
import { routes } from '../routes.ts';
import { signInHref } from '../routing/addresses/paths.ts';
import type { View } from '../routing/router/page.ts';
import { useScreenReady } from '../routing/router/router.tsx';
import { useAtomValue } from '../state/core/jotai.ts';
import { sessionEndedAtAtom, viewerAtom } from '../state/person/reviewer.ts';
import { ErrorNotice } from '../ui/feedback/error-notice.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';

export const notices = lazy(() => import('./screen-notices.tsx'));
const SignInPrompt = lazyComponent(notices, code => code.SignInPrompt);

interface AccessProps {
  readonly view: View;
  /** The screen. */
  readonly children: ReactNode;
}

/**
 * The screen, for everybody whom its line in the route table lets in. A guest gets a prompt to sign in, and the screen
 * asks for nothing. A screen whose call says that the session has ended gives way to the same prompt.
 */
export function Access({ view, children }: AccessProps): ReactNode {
  const { role } = useAtomValue(viewerAtom);
  const hasEnded = useAtomValue(sessionEndedAtAtom) === view.address;
  const access = view.name === null ? undefined : routes[view.name].access;
  if (view.name === null || access === undefined || (role !== 'guest' && !hasEnded)) return children;
  return (
    <SignInPrompt
      screen={view.name}
      href={signInHref(view.address.key)}
      isRedirected={access === 'owner'}
      takesFocus={hasEnded}
      fallback={<Waiting />}
      failure={retry => <ErrorNotice level={1} onRetry={retry} />}
    />
  );
}

/** Rendered while the code of the notice in place of a screen loads: the screen is not ready before. */
export function Waiting(): null {
  useScreenReady(false);
  return null;
}
