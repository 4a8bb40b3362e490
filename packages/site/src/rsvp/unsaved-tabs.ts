import { withStorage } from '@invitation/domain/browser/storage';
import { isLocked, withLock } from '@invitation/domain/browser/web-locks';

/** The key of the unsaved changes of this tab in session storage. */
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

/** Announces a draft from before a reload, even on a page without the form. */
export const announceDraft = (): void =>
  setUnsaved(
    withStorage(
      'sessionStorage',
      (storage) => {
        // A draft from before the last deployment may lack it.
        const { isEdited = true }: { readonly isEdited?: boolean } = JSON.parse(
          storage.getItem(DRAFT_KEY) ?? '',
        );
        return isEdited;
      },
      false,
    ),
  );

/** Whether a tab has unsaved changes. Without locks, no such tab is known. */
export const hasUnsavedTab = (): Promise<boolean> => isLocked(LOCK);
