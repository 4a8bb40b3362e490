import { common } from '@invitation/domain/words/hosts/common';
import { guestNews } from '@invitation/domain/words/hosts/guestNews';
import { tables } from '@invitation/domain/words/hosts/tables';
import { TABLES_KEY } from '../../model/people/seating';
import { pairOf } from '../../model/store/collections';
import { type DocumentPath, type Documents, keyOf } from '../../model/store/documents';

/** The name of the guest to whom a document belongs. Arrivals have the name of the reply or the invitation. */
export function nameIn(all: readonly Documents[], path: DocumentPath): string {
  const key = keyOf(path);
  if (path.startsWith('distinct/')) {
    const { one, other } = pairOf(key);
    return `${nameIn(all, `rsvps/${one}`)} / ${nameIn(all, `rsvps/${other}`)}`;
  }
  if (path.startsWith('news/')) return guestNews.guests[key as keyof typeof guestNews.guests];
  if (key === TABLES_KEY) return tables.yourTables;
  for (const documents of all) {
    for (const collection of ['rsvps', 'invitations'] as const) {
      const name = documents.get(`${collection}/${key}`)?.name;
      if (typeof name === 'string' && name.trim() !== '') return name;
    }
  }
  return common.noName;
}
