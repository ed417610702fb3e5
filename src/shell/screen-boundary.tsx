import { Component, type ReactNode } from 'react';
import { ScreenFailedNotice } from './notices.tsx';

interface State {
  readonly hasFailed: boolean;
}

export interface ScreenBoundaryProps {
  /** What the screen is drawn for: path and query. */
  readonly address: string;
  readonly children: ReactNode;
}

/** Keeps a failing screen from taking the page with it. React has logged the error; trying again draws the screen anew. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  /** Another address is another attempt. */
  override componentDidUpdate({ address }: ScreenBoundaryProps): void {
    if (this.state.hasFailed && address !== this.props.address) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <ScreenFailedNotice onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
