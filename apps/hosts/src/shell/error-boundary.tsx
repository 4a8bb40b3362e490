import { shell as words } from '@invitation/domain/words/hosts/shell';
import { TryAgain } from '@invitation/ui/try-again';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Another one shows the children again. */
  readonly path: string | null;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly path: string | null;
}

/** Shows a message in place of a page that failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, path: this.props.path };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { path }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return path === state.path ? null : { hasFailed: false, path };
  }

  override render() {
    return this.state.hasFailed ? <PageError /> : this.props.children;
  }
}

/** In place of a page that failed, e.g. because its code could not be loaded. */
export const PageError = () => (
  <TryAgain onTryAgain={() => location.reload()}>{words.notShown}</TryAgain>
);
