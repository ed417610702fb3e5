import { Component, type ReactNode } from 'react';
import { focusContent } from '../routing/scroll-and-focus.ts';
import { addressAtom } from '../state/address.ts';
import { useAtomValue } from '../state/jotai.ts';

interface State {
  readonly hasFailed: boolean;
}

export interface ErrorBoundaryProps {
  /** What the children are drawn for: path and query. */
  readonly address: string;
  /** Stands in their place when they cannot be drawn, with what tries again; nothing by default. */
  readonly failure?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps what cannot be drawn from taking its root with it. React has logged the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  /** Another address is another attempt. */
  override componentDidUpdate({ address }: ErrorBoundaryProps): void {
    if (this.state.hasFailed && address !== this.props.address) this.setState({ hasFailed: false });
  }

  /** The button that was pressed goes with the notice it is in. */
  retry = () => this.setState({ hasFailed: false }, focusContent);

  override render(): ReactNode {
    const { children, failure } = this.props;
    return this.state.hasFailed ? failure?.(this.retry) : children;
  }
}

/** One of several parts around the screen: where it cannot be drawn, the others stay. */
export function PartBoundary({ children }: { readonly children: ReactNode }): ReactNode {
  const { key } = useAtomValue(addressAtom);
  return <ErrorBoundary address={key}>{children}</ErrorBoundary>;
}
