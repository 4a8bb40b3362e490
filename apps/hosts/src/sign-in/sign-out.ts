import { shell as words } from '@invitation/domain/words/hosts/shell';
import { toast } from 'sonner';
import { toastError, UNTIL_CLOSED } from '../context/toast-error';
import { hasDrafts } from '../edit/drafts';
import type { HostsSession } from '../model/store/hosts-backend';
import { forgetTyped } from './forget-typed';

/** Signs out and removes the copy of the guest list, then reloads the page to clear memory. Asks before drafts are lost. */
export async function signOut(session: HostsSession, isSure = !hasDrafts()): Promise<void> {
  if (!isSure) {
    toast.warning(words.draftsWillBeLost, {
      ...UNTIL_CLOSED,
      id: 'sign-out',
      action: { label: words.discardAndSignOut, onClick: () => void signOut(session, true) },
    });
    return;
  }
  try {
    await session.signOut();
    forgetTyped();
    // Without a fragment, this also reloads the same page.
    location.replace('/');
  } catch (error) {
    toastError(error);
  }
}
