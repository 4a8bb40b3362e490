import * as z from 'zod/mini';
import { type StorageName, withStorage } from '../browser/storage';
import type { Edit } from './edit';

// `z.record` would need more script.
const valuesSchema = z.catchall(z.object({}), z.string());
/** Saved answers can be numbers, or removed. */
const answersSchema = z.catchall(z.object({}), z.unknown());
const draftSchema = z.object({
  /** The key of the document, if the form can switch to another one. */
  key: z.optional(z.string()),
  values: valuesSchema,
  loaded: answersSchema,
  sent: z.array(answersSchema),
  /** Whether the person knows of a saved document. A draft from before the last deployment may lack it. */
  exists: z.optional(z.unknown()),
});

/** Unsaved changes, as the browser keeps them. `document` is `{}` or `null`, because the server has the newest one. */
export type Draft = Pick<Edit, 'values' | 'loaded' | 'sent' | 'document'>;

/** Returns `null` without a readable draft. */
export const storedDraft = (
  storageName: StorageName,
  name: string,
): (Draft & { readonly key?: string | undefined }) | null =>
  withStorage(
    storageName,
    (storage) => {
      const { exists, ...draft } = draftSchema.parse(JSON.parse(storage.getItem(name) ?? ''));
      return { ...draft, document: exists ? {} : null };
    },
    null,
  );

export const storeDraft = (
  storageName: StorageName,
  name: string,
  { document, ...draft }: Draft & { readonly key?: string; readonly isEdited?: boolean },
): void =>
  withStorage(storageName, (storage) =>
    storage.setItem(name, JSON.stringify({ ...draft, exists: document !== null })),
  );
