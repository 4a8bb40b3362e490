import type { SessionUser } from '@invitation/backend/backend';
import { form } from '@invitation/domain/words/group/form';
import { page as words } from '@invitation/domain/words/group/page';
import { TryAgain } from '@invitation/ui/basics/try-again';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { adviceOf } from '../page/advice';
import { notify } from '../page/notify';

export function SignInAlert({ signIn }: { readonly signIn: Promise<SessionUser> }) {
  const router = useRouter();
  const [failure, setFailure] = useState<{ signIn: Promise<SessionUser>; message: string } | null>(
    null,
  );

  useEffect(() => {
    let ignore = false;
    signIn.catch((error: unknown) => {
      if (ignore) return;
      const message = words.signInError(error instanceof Error ? error.message : String(error));
      console.error(message, error);
      notify.error(message, { id: 'reply' });
      setFailure({ signIn, message });
    });
    return () => {
      ignore = true;
    };
  }, [signIn]);

  if (failure?.signIn !== signIn) return null;
  const tryAgain = () => {
    // The pressed button will be removed, so the focus needs another one.
    document.querySelector<HTMLElement>('[type="submit"]')?.focus();
    void router.invalidate();
  };
  return (
    <TryAgain onTryAgain={tryAgain}>{`${form.notSaved} ${adviceOf(failure.message)}`}</TryAgain>
  );
}
