import type { Celebration } from '@invitation/domain/event/celebration';
import { gate as words } from '@invitation/domain/words/group/gate';
import { Button } from '@invitation/ui/basics/button';
import { Page } from '@invitation/ui/basics/page';
import { Envelope } from '@invitation/ui/scenery/envelope';
import type { ReactNode } from 'react';

/** The gate shows it too, so it needs neither the router nor a context. */
export function ErrorPage({
  celebration: { postmark, stamp, skyline },
  message,
  onTryAgain,
  wayOn,
}: {
  readonly celebration: Pick<Celebration, 'postmark' | 'stamp' | 'skyline'>;
  readonly message: string;
  readonly onTryAgain: () => void;
  readonly wayOn?: ReactNode;
}) {
  return (
    <Page title={words.error} skyline={skyline}>
      <Envelope postmark={postmark} stamp={stamp}>
        <p role="alert">{message}</p>
        <Button width="full" onClick={onTryAgain}>
          {words.tryAgain}
        </Button>
        {wayOn}
      </Envelope>
    </Page>
  );
}
