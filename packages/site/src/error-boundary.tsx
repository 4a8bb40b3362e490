import type { Celebration } from '@invitation/domain/celebration';
import { Page } from '@invitation/ui/page';
import { TryAgain } from '@invitation/ui/try-again';
import { Component, type ReactNode } from 'react';
import { renewAndReload } from './reload-once';

/** What stands in place of the site when its code cannot be loaded or breaks. */
export class ErrorBoundary extends Component<
  { readonly skyline: Celebration['skyline']; readonly children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Page title="One moment, please" skyline={this.props.skyline}>
        <TryAgain onTryAgain={renewAndReload}>
          The page could not be loaded. Check your connection, then try again: what you typed is
          kept.
        </TryAgain>
      </Page>
    );
  }
}
