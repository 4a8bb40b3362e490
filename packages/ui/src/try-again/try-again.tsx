import { Alert } from '../alert/alert';
import { Button } from '../button/button';

/** A failure that may pass: what went wrong, and a button that tries again. */
export function TryAgain({
  children,
  onTryAgain,
}: {
  readonly children: string;
  readonly onTryAgain: () => void;
}) {
  return <Alert action={<Button onClick={onTryAgain}>Try again</Button>}>{children}</Alert>;
}
