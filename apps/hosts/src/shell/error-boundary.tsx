import { TryAgain } from '@invitation/ui/try-again';
import { Component, type ReactNode } from 'react';
import { Frame } from './frame';

interface ErrorBoundaryProps {
  readonly hosts: string;
  readonly children: ReactNode;
}

/** Shows a message in place of a page that failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { hosts, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <Frame hosts={hosts} current={null}>
        <TryAgain onTryAgain={() => location.reload()}>
          This page could not be shown. Check your connection, then load it again.
        </TryAgain>
      </Frame>
    );
  }
}
