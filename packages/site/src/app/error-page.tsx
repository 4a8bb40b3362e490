import type { Celebration } from '@invitation/domain/celebration';
import { Button } from '@invitation/ui/button';
import { Page } from '@invitation/ui/page';
import { TryAgain } from '@invitation/ui/try-again';

export const ERROR_TITLE = 'Something went wrong';

/** In place of a page that failed. The gate shows it too, so it needs neither the router nor a context. */
export function ErrorPage({
  skyline,
  message,
  onTryAgain,
  onLeaveInvitation,
}: {
  readonly skyline: Celebration['skyline'];
  readonly message: string;
  readonly onTryAgain: () => void;
  /** For a guest with a personal link, which may be the reason. */
  readonly onLeaveInvitation?: (() => void) | undefined;
}) {
  const wayOn = onLeaveInvitation && (
    <Button variant="secondary" onClick={onLeaveInvitation}>
      Continue without the personal link
    </Button>
  );
  return (
    <Page title={ERROR_TITLE} skyline={skyline}>
      <TryAgain onTryAgain={onTryAgain} wayOn={wayOn}>
        {message}
      </TryAgain>
    </Page>
  );
}
