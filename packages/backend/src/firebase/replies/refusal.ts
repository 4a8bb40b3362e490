import { phaseAt } from '@invitation/domain/event/phases';
import { answeredFacts, factsOf, fromFacts } from '@invitation/domain/party/facts';
import type { Fields } from '@invitation/domain/record/record';
import { addedPeople, isClosed } from '@invitation/domain/rsvp/reply-by';
import { parseStoredRsvp } from '@invitation/domain/rsvp/rsvp';
import type { Save } from '@invitation/domain/rsvp/save';
import { refusal as words } from '@invitation/domain/words/group/refusal';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import type { BackendContent, Clock } from '../../backend';
import { hasCode } from '../errors/errors';

/**
 * Finds out why the rules refused a save: they give no reason, so this reads what they have read.
 *
 * @returns a sentence for the guest
 * @throws a Firestore error if the account no longer exists, or a `ZodError` if the reply is unreadable
 */
export async function reasonOf(
  firestore: Firestore,
  { replyBy, phases, ...shape }: BackendContent,
  clock: Clock,
  key: string,
  isOwn: boolean,
  { answers, defaults }: Save,
): Promise<string> {
  const read = (collection: string) => getDoc(doc(firestore, collection, key));
  const { id }: Fields = { ...defaults, ...answers };
  if (id === key && !(await read('invitations')).exists()) return words.withdrawn;
  const stored = await read('rsvps').catch((error: unknown) => {
    if (isOwn || !hasCode(error, 'permission-denied')) throw error;
    return null;
  });
  // It is the reply of another account, which this guest could read only by a link.
  if (stored === null) return words.linkEnded;
  const document = stored.data();
  const now = clock.now();
  const phase = phaseAt(phases?.weekend, now);
  if (phase !== 'open') return phase === 'before' ? words.notOpen : words.over;
  const current = document ? parseStoredRsvp(shape, key, document) : null;
  const facts = answeredFacts(answers, [current]);
  const after = fromFacts({ ...defaults, ...factsOf(current ?? {}), ...facts });
  const isTooLate = isClosed(replyBy, now) && addedPeople(shape.days, current, after).length > 0;
  return isTooLate ? words.closed : words.notAccepted;
}
