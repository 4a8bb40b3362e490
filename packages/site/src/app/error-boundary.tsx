import type { Celebration } from '@invitation/domain/celebration';
import { Page } from '@invitation/ui/page';
import { TryAgain } from '@invitation/ui/try-again';
import { Component, type ReactNode } from 'react';
import { refetchAndReload } from '../browser/reload-once';

/** Replaces the site when its code does not load or throws an error. */
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
        <TryAgain onTryAgain={refetchAndReload}>
          The page could not be loaded. Check your connection, then try again: what you typed is
          kept.
        </TryAgain>
      </Page>
    );
  }
}
