import type { DayId } from '@invitation/domain/event/event';
import { factsOf } from '@invitation/domain/party/facts';
import type { Fields } from '@invitation/domain/record/record';
import { isTextName, peopleField } from '@invitation/domain/record/rsvp-fields';
import { saveOf } from '@invitation/domain/rsvp/edit';
import { Conflict, isSame } from '@invitation/domain/rsvp/save';
import { form as words } from '@invitation/domain/words/group/form';
import type { OpenedInvitation } from '../invitation/invited-guest';
import type { GuestSession } from '../session/guest-session';
import type { ReplyStore } from './reply-store';

/** The sentence about a failed save, for the guest (A8). */
export function failureMessage(error: Error): string {
  if (!(error instanceof Conflict)) return words.error(error.message);
  return words.error(error.current === null ? words.deleted : words.changed);
}

/** The store of each save under way. A guest who leaves the form and returns continues in it (B5). */
export const savingStores = new WeakMap<GuestSession, ReplyStore>();

/** Signs a new guest in first. @returns the error, or `merged` if the saved reply also has answers from elsewhere */
export async function saveReply(
  store: ReplyStore,
  session: GuestSession,
  rsvp: Fields,
  invitation: OpenedInvitation | null,
): Promise<'saved' | 'merged' | Error> {
  const { answers, defaults } = splitAnswers(Object.keys(store.read().values), rsvp, invitation);
  store.dispatch({ type: 'submitted', answers });
  savingStores.set(session, store);
  let { key } = store.read();
  let isUnsent = true;
  try {
    key ??= (await session.signIn()).uid;
    store.dispatch({ type: 'signed in', key });
    isUnsent = false;
    const save = saveOf(store.read(), answers, defaults);
    const stored = await session.saveRsvp(key, save);
    store.dispatch({ type: 'saved', document: stored, asOf: session.newestRsvp(key).asOf });
    const other = factsOf(stored);
    return Object.keys(answers).every((name) => isSame(answers[name], other[name]))
      ? 'saved'
      : 'merged';
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    const { asOf } = session.newestRsvp(key ?? '');
    if (store.isShown()) store.dispatch({ type: 'refused', error, isUnsent, asOf });
    return error;
  } finally {
    savingStores.delete(session);
  }
}

/**
 * Splits a reply into the guest's answers and the defaults of fields that are not on the form (A4). A no removes the number of
 * people (B14). A reply to a Saturday invitation answers no to the other days.
 *
 * @param shown the form's fields, without people whose names were typed
 */
export function splitAnswers(
  shown: readonly string[],
  rsvp: Fields,
  invitation: OpenedInvitation | null,
): { readonly answers: Fields; readonly defaults: Fields } {
  const entries = Object.entries(rsvp);
  const isAnswer = ([name, value]: [string, unknown]) =>
    shown.includes(name) || name.includes('/') || value === null;
  const answers = Object.fromEntries(entries.filter(isAnswer));
  const defaults = Object.fromEntries(entries.filter((entry) => !isAnswer(entry)));
  if (invitation === null) return { answers: withoutPeople(answers), defaults };
  const { id } = invitation;
  return invitation.invitation.days === 'saturday'
    ? { answers: withoutPeople({ ...defaults, ...answers }), defaults: { id } }
    : { answers: withoutPeople(answers), defaults: { ...defaults, id } };
}

function withoutPeople(answers: Fields): Fields {
  const declined = Object.keys(answers).filter(
    (name) => !isTextName(name) && !name.includes('/') && answers[name] === 'no',
  );
  return {
    ...answers,
    ...Object.fromEntries(declined.map((day) => [peopleField(day as DayId), null])),
  };
}
