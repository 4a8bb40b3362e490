import { withStorage } from '@invitation/domain/browser/storage';
import { isLocked, withLock } from '@invitation/domain/browser/web-locks';

/** In session storage: what the form of this tab has not saved. */
export const DRAFT_KEY = 'rsvp_draft';
const LOCK = 'invitation_unsaved';

let release: (() => void) | null = null;

export function setUnsaved(isUnsaved: boolean): void {
  if (isUnsaved === (release !== null)) return;
  release?.();
  release = null;
  if (!isUnsaved) return;
  const isSaved = new Promise<void>((resolve) => {
    release = resolve;
  });
  void withLock(LOCK, () => isSaved, { mode: 'shared' });
}

/** For a draft from before a reload, also on a page without the form. */
export const announceDraft = (): void =>
  setUnsaved(
    withStorage(
      'sessionStorage',
      (storage) => {
        // A draft from before the last deployment does not say it.
        const { isEdited = true }: { readonly isEdited?: boolean } = JSON.parse(
          storage.getItem(DRAFT_KEY) ?? '',
        );
        return isEdited;
      },
      false,
    ),
  );

/** Without locks, no tab is known. */
export const hasUnsavedTab = (): Promise<boolean> => isLocked(LOCK);
