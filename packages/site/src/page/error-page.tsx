import type { Celebration } from '@invitation/domain/celebration';
import { gate as words } from '@invitation/domain/words/group/gate';
import { Page } from '@invitation/ui/page';
import { TryAgain } from '@invitation/ui/try-again';
import type { ReactNode } from 'react';

/** In place of a page that failed. The gate shows it too, so it needs neither the router nor a context. */
export function ErrorPage({
  skyline,
  message,
  onTryAgain,
  wayOn,
}: {
  readonly skyline: Celebration['skyline'];
  readonly message: string;
  readonly onTryAgain: () => void;
  readonly wayOn?: ReactNode;
}) {
  return (
    <Page title={words.error} skyline={skyline}>
      <TryAgain onTryAgain={onTryAgain} wayOn={wayOn}>
        {message}
      </TryAgain>
    </Page>
  );
}
