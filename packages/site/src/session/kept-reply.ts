import { withStorage } from '@invitation/domain/browser/storage';
import * as z from 'zod/mini';
import { hasLeft } from './former-guest';

/** The key of the last reply of this browser, in local storage. */
const KEPT_REPLY = 'kept_reply';

// `z.number` and `z.record` would need more script.
const keptSchema = z.object({
  /** The uid of an account, or the id of an invitation. */
  key: z.string(),
  /** When the server sent it, in milliseconds. */
  at: z.custom<number>(Number.isFinite),
  /** The account that has read the reply. */
  uid: z.optional(z.string()),
  reply: z.optional(z.catchall(z.object({}), z.unknown())),
  invitation: z.optional(z.unknown()),
  /** The secret of the guest's link to the reply (B19). */
  link: z.optional(z.string()),
  news: z.optional(z.unknown()),
});
export type Kept = z.infer<typeof keptSchema>;

export const readKept = (): Kept | null =>
  withStorage<Kept | null>(
    'localStorage',
    (storage) => keptSchema.parse(JSON.parse(storage.getItem(KEPT_REPLY) ?? '')),
    null,
  );

/** Keeps documents in place of any other guest's; `null` forgets them. Keeps nothing after the guest has left. */
export function keep(
  key: string,
  documents: Partial<Pick<Kept, 'uid' | 'reply' | 'invitation' | 'link' | 'news'>> | null,
): void {
  if (hasLeft()) return;
  const kept = readKept();
  const own = kept?.key === key ? kept : null;
  if (documents) {
    const at = documents.reply || !own ? Date.now() : own.at;
    const next = { ...own, ...documents, key, at };
    const isKept = withStorage(
      'localStorage',
      (storage) => {
        storage.setItem(KEPT_REPLY, JSON.stringify(next));
        return true;
      },
      false,
    );
    // If the storage is full, the older copy would be taken for the newest.
    if (!isKept && (documents.reply || documents.invitation)) forgetKept();
  } else if (own) forgetKept();
}

export function forgetKept(): void {
  withStorage('localStorage', (storage) => storage.removeItem(KEPT_REPLY));
}
