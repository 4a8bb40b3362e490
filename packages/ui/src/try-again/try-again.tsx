import { gate as words } from '@invitation/domain/words/group/gate';
import type { ReactNode } from 'react';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';

export function TryAgain({
  children,
  wayOn,
  onTryAgain,
}: {
  readonly children: string;
  /** A second button below, for what does not need another try. */
  readonly wayOn?: ReactNode;
  readonly onTryAgain: () => void;
}) {
  const actions = (
    <>
      <Button onClick={onTryAgain}>{words.tryAgain}</Button>
      {wayOn}
    </>
  );
  return <Alert action={actions}>{children}</Alert>;
}
