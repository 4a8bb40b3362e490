import { withStorage } from '@invitation/domain/browser/storage';

/** Each form has its own key, so that two tabs never replace each other's drafts of two guests. */
export const DRAFT_PREFIX = 'hosts_draft:';

/** The forms with unsaved edits, also in other tabs. They are kept even if the server ends the session. */
export const storedDrafts = (): readonly string[] =>
  withStorage(
    'localStorage',
    (storage) =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
        .filter((key) => key.startsWith(DRAFT_PREFIX))
        .map((key) => key.slice(DRAFT_PREFIX.length)),
    [],
  );
