import type { RecordDay } from '@invitation/domain/event/event';
import { type Documents, documentsIn } from '../../changes/documents';
import { storedForm } from '../../changes/writes';
import { withFamilies } from './families';
import { sampleGuests } from './sample';

/** The guests of a rehearsal, as they are stored. `dev` writes them to the emulators. */
export function sampleDocuments(days: readonly RecordDay[], namedGuests: boolean): Documents {
  const guests = sampleGuests(days);
  const documents = documentsIn(namedGuests ? withFamilies(days, guests) : guests);
  return new Map(
    [...documents].map(([path, fields]) => [path, storedForm({ days }, path, fields).data]),
  );
}
