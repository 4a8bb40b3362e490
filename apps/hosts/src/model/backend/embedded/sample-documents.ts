import type { RecordDay } from '@invitation/domain/event/event';
import { type Documents, documentsIn, storedDocument } from '../../store/documents';
import { withFamilies } from './families';
import { sampleGuests } from './sample';

/** The guests of a rehearsal, as they are stored. `dev` writes them to the emulators. */
export function sampleDocuments(days: readonly RecordDay[], namedGuests: boolean): Documents {
  const guests = sampleGuests(days);
  const documents = documentsIn(namedGuests ? withFamilies(days, guests) : guests);
  return new Map(
    [...documents].map(([path, fields]) => [path, storedDocument({ days }, path, fields)]),
  );
}
