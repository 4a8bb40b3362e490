import { Alert } from '../alert/alert';
import { Button } from '../button/button';

/** An error message with the button 'Try again'. */
export function TryAgain({
  children,
  onTryAgain,
}: {
  readonly children: string;
  readonly onTryAgain: () => void;
}) {
  return <Alert action={<Button onClick={onTryAgain}>Try again</Button>}>{children}</Alert>;
}
