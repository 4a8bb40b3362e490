import { gate as words } from '@invitation/domain/words/group/gate';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';

export function TryAgain({
  children,
  onTryAgain,
}: {
  readonly children: string;
  readonly onTryAgain: () => void;
}) {
  const action = (
    <Button variant="secondary" onClick={onTryAgain}>
      {words.tryAgain}
    </Button>
  );
  return <Alert action={action}>{children}</Alert>;
}
