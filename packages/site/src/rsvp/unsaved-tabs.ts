import { withStorage } from '@invitation/domain/storage';

/** In session storage: what the form of this tab has not saved. */
export const DRAFT_KEY = 'rsvp_draft';
const LOCK = 'invitation_unsaved';

// Browsers have the API only in secure contexts, and it rejects in a page that is being left.
const locks = (): LockManager | undefined => (globalThis.navigator as Partial<Navigator>)?.locks;

let release: (() => void) | null = null;

export function setUnsaved(isUnsaved: boolean): void {
  if (isUnsaved === (release !== null)) return;
  release?.();
  release = null;
  if (!isUnsaved) return;
  const isSaved = new Promise<void>((resolve) => {
    release = resolve;
  });
  locks()
    ?.request(LOCK, { mode: 'shared' }, () => isSaved)
    .catch(() => {});
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
export async function hasUnsavedTab(): Promise<boolean> {
  const state = await locks()
    ?.query()
    .catch(() => null);
  return state?.held?.some(({ name }) => name === LOCK) ?? false;
}
