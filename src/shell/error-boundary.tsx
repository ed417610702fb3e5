import { Component, type ReactNode } from 'react';
import { dispatchError } from '../host/events.ts';
import { focusContent } from '../routing/scrolling/focus.ts';
import { useAtomValue } from '../state/core/jotai.ts';
import { addressAtom } from '../state/page/address.ts';

interface State {
  readonly hasFailed: boolean;
}

export interface ErrorBoundaryProps {
  /** Path and query that the children show. A change tries the children again. */
  readonly address: string;
  /** Shown in place of failed children; `retry` renders the children again. Default: nothing. */
  readonly failure?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Limits an error while rendering to its children: the rest of the root stays. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidUpdate({ address }: ErrorBoundaryProps): void {
    if (this.state.hasFailed && address !== this.props.address) this.setState({ hasFailed: false });
  }

  override componentDidCatch = dispatchError;

  /** The pressed button vanishes with the notice, so the focus moves to the content. */
  retry = () => this.setState({ hasFailed: false }, focusContent);

  override render(): ReactNode {
    const { children, failure } = this.props;
    return this.state.hasFailed ? failure?.(this.retry) : children;
  }
}

/** Wraps one part of the shell around the screen: an error in it leaves the other parts. */
export function PartBoundary({ children }: { readonly children: ReactNode }): ReactNode {
  const { key } = useAtomValue(addressAtom);
  return <ErrorBoundary address={key}>{children}</ErrorBoundary>;
}
