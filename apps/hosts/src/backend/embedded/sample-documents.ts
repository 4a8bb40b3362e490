import type { RecordDay } from '@invitation/domain/event/event';
import { type Documents, documentsIn } from '../../changes/documents';
import { sampleGuests } from './sample';

/** The guests of a rehearsal, as they are stored. `dev` writes them to the emulators. */
export const sampleDocuments = (days: readonly RecordDay[]): Documents =>
  documentsIn(sampleGuests(days));
