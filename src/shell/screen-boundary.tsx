import { Component, type ReactNode } from 'react';
import { ScreenFailedNotice } from './notices.tsx';

interface State {
  readonly hasFailed: boolean;
}

/** Keeps a failing screen from taking the page with it. React has logged the error; trying again draws the screen anew. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <ScreenFailedNotice onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
