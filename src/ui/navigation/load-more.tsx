import { type ReactNode, useEffect, useRef } from 'react';
import { type Failure, failureText, isSignedOut } from '../../domain/failure.ts';
import { uiMessages } from '../../messages/ui.ts';
import { signInHref } from '../../routing/addresses/paths.ts';
import { ButtonLink } from '../button.tsx';
import { RotateCw } from '../icons/rotate-cw.ts';
import { LoadingButton } from '../loading-button.tsx';

export interface LoadMoreProps {
  /** The state of the page after the last one, as in `GrowingState`. */
  readonly more: 'none' | 'idle' | 'loading' | 'failed';
  /** Why it failed to load. */
  readonly error?: Failure | undefined;
  readonly onLoad: () => void;
  /** The label of the button. */
  readonly label: string;
  /** Says that the list is at its end, once it was lengthened. */
  readonly end: string;
}

/** Below a list that grows: a button for more, why loading more failed, or a text at the end of the list. */
export function LoadMore({ more, error, onLoad, label, end }: LoadMoreProps): ReactNode {
  const note = useRef<HTMLParagraphElement>(null);
  const wasLoading = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone.
    if (more === 'none' && wasLoading.current && isNowhere(document.activeElement))
      note.current?.focus({ preventScroll: true });
    if (more !== 'none') wasLoading.current = true;
  }, [more]);
  const hasFailed = more === 'failed';
  return (
    <div className="mp-load-more">
      {hasFailed && error && <p role="alert">{failureText(error)}</p>}
      {hasFailed && error && isSignedOut(error) && (
        <ButtonLink variant="primary" href={signInHref(location.pathname + location.search)}>
          {uiMessages.signIn}
        </ButtonLink>
      )}
      {more === 'none' ? (
        <p ref={note} tabIndex={-1} className="mp-small mp-muted">
          {end}
        </p>
      ) : (
        <LoadingButton icon={hasFailed ? RotateCw : undefined} loading={more === 'loading'} onClick={onLoad}>
          {hasFailed ? uiMessages.retry : label}
        </LoadingButton>
      )}
    </div>
  );
}

const isNowhere = (element: Element | null) => element === null || element === document.body;
