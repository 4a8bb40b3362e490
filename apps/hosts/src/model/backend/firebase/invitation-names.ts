import type { Writes } from '../../changes/writes';
import { isInvitation, keyOf } from '../../store/documents';
import type { ConditionalWrite, StoredDocument, StoredDocuments } from './stored-documents';

/**
 * Each change of an invitation changes this document, too. New names are only written if it is unchanged since the names were
 * read: of two hosts who import a list at the same moment, one has to read the names again.
 */
export const INVITATIONS_CHANGED = 'changes/invitations';

/** @param stored for writes that depend on the names: the document that was read before them */
export const markChanged = (stored?: StoredDocument | null): ConditionalWrite => ({
  path: INVITATIONS_CHANGED,
  ...(stored !== undefined && { stored }),
  fields: { data: {}, mergeFields: [] },
  timeField: 'at',
});

/** The names of all invitations. A long import reads them only once, because Firestore counts each document. */
export function invitationNames(documents: Pick<StoredDocuments, 'list'>) {
  let known: { readonly at: string | undefined; readonly names: Map<string, unknown> } | null =
    null;
  return {
    /**
     * @param changed the document `INVITATIONS_CHANGED`, read before
     * @returns names by key
     */
    async read(changed: StoredDocument | null, signal: AbortSignal): Promise<[string, string][]> {
      if (!known || known.at !== changed?.updateTime) {
        const names = await documents.list('invitations', 'name', signal);
        known = { at: changed?.updateTime, names };
      }
      return [...known.names].map(([key, name]) => [key, String(name)]);
    },
    /** @param at the new time of `INVITATIONS_CHANGED` */
    add(at: string, written: Writes): void {
      const names = new Map(known?.names);
      for (const [path, fields] of written) {
        if (isInvitation(path) && fields?.name !== undefined) names.set(keyOf(path), fields.name);
      }
      known = { at, names };
    },
  };
}
