import { withStorage } from '@invitation/domain/storage';
import * as z from 'zod/mini';
import { hasLeft } from './former-guest';

/** In local storage: the last reply of this browser, and its invitation. */
export const KEPT_REPLY = 'kept_reply';

// `z.number` and `z.record` would need more script.
const keptSchema = z.object({
  /** Of the reply's document: an account or a personal invitation. */
  key: z.string(),
  /** When the server sent the reply, in milliseconds. */
  at: z.custom<number>(Number.isFinite),
  /** The account that has read the reply. */
  uid: z.optional(z.string()),
  reply: z.optional(z.catchall(z.object({}), z.unknown())),
  invitation: z.optional(z.unknown()),
  /** The secret of the guest's link to this reply, if there is one (B19). */
  link: z.optional(z.string()),
  /** What hosts tell all guests (B20). */
  news: z.optional(z.unknown()),
});
export type Kept = z.infer<typeof keptSchema>;

/** A browser without storage keeps nothing. */
export const readKept = (): Kept | null =>
  withStorage<Kept | null>(
    'localStorage',
    (storage) => keptSchema.parse(JSON.parse(storage.getItem(KEPT_REPLY) ?? '')),
    null,
  );

/** Replaces what the device keeps of another guest. `null` forgets this one. Nothing is kept of a guest who has left. */
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
    withStorage('localStorage', (storage) => storage.setItem(KEPT_REPLY, JSON.stringify(next)));
  } else if (own) forgetKept();
}

export function forgetKept(): void {
  withStorage('localStorage', (storage) => storage.removeItem(KEPT_REPLY));
}
