import type { HostsSession } from '../../model/hosts-backend';
import { toastError } from '../toast-error';

/** Signs out and removes the copy of the guest list, then loads the page anew, without anything in memory. */
export async function signOut(session: HostsSession): Promise<void> {
  try {
    await session.signOut();
    // Without a fragment, this also loads the same page anew.
    location.replace('/');
  } catch (error) {
    toastError(error);
  }
}
