import { otherDaysOf } from '@invitation/domain/event/event';
import { factsOf } from '@invitation/domain/party/facts';
import { formPeople } from '@invitation/domain/party/people';
import { answerValues, questionsFor } from '@invitation/domain/record/questions';
import type { Fields, StoredRsvp } from '@invitation/domain/record/record';
import { conflictOf } from '@invitation/domain/rsvp/edit';
import { blankParty } from '@invitation/domain/rsvp/party-values';
import { formFieldsOf, type RsvpValues, rsvpValues } from '@invitation/domain/rsvp/rsvp-values';
import type { RsvpFormProps } from '@invitation/ui/form/rsvp-form-props';
import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSite } from '../page/site';
import { useFirebase } from '../session/firebase-provider';
import { readDraft } from './draft';
import { replyParty } from './reply-party';
import { replyStore } from './reply-store';
import { saveReply, savingStores } from './save-reply';

export function useReply() {
  const site = useSite();
  const { mode, events } = site;
  const { key, saved, asOf, earlier } = useLoaderData({ from: '/session/form' });
  const { session, invited, invitation } = useRouteContext({ from: '/session' });
  const { user } = useFirebase();
  const questions = globalThis.WITHOUT_QUESTIONS ? [] : questionsFor(site.questions ?? [], mode);
  const party = replyParty(site, invitation?.invitation ?? null, saved);
  const { people = 1 } = (!party && invitation?.invitation) || {};
  const limits = invited && invitation ? invited.module.peopleLimits(events, people, saved) : null;
  /** @param known decides whether the form has a field for the name of another guest */
  const valuesOf = (reply: StoredRsvp | null, known: StoredRsvp | null) => {
    // Each person with a name has their own dietary restrictions.
    const fields = formFieldsOf(mode, events, limits, known).filter(
      (name) => !party || name !== 'dietaryRestrictions' || known?.[name],
    );
    return {
      ...rsvpValues(fields, reply),
      ...(!globalThis.WITHOUT_QUESTIONS && answerValues(questions, reply)),
    };
  };
  const blankFor = (known: StoredRsvp | null) => ({
    ...valuesOf(invitation && { name: invitation.invitation.name }, known),
    ...(!globalThis.WITHOUT_NAMED_GUESTS && party && blankParty(party)),
  });
  const loaded = { key, document: saved, asOf };
  const [store] = useState(() => {
    const saving = savingStores.get(session);
    if (saving) return saving;
    const draft = readDraft();
    // Another invitation that was opened in this tab may belong to other guests.
    const isOwn =
      key === null || key === user?.uid || [null, key, user?.uid].includes(draft?.key ?? null);
    const own = isOwn ? draft : null;
    // Before a reload, the guest had taken this name from the earlier reply.
    const blank = blankFor(saved ?? (own?.values.guest ? earlier : null));
    return replyStore({ ...loaded, blank }, own);
  });
  const edit = useSyncExternalStore(store.subscribe, store.read);
  const load = useEffectEvent((newest: typeof loaded) =>
    store.dispatch({ type: 'loaded', ...newest, blank: blankFor(saved) }),
  );
  useEffect(() => load({ key, document: saved, asOf }), [key, saved, asOf]);
  const conflict = conflictOf(edit);
  const current = conflict?.current;
  return {
    edit,
    limits,
    formProps: {
      form: store.form,
      events,
      otherDays: otherDaysOf(site.days, events, edit.document),
      ...(!globalThis.WITHOUT_QUESTIONS && {
        questions,
        // A guest without an invitation may reply for several people.
        peopleOn: (days, values) => (invitation ? formPeople(values, days, limits) : 0),
      }),
      party,
      saved,
      isSaving: edit.saving !== null,
      savedElsewhere: current
        ? (rsvpValues(conflict.fields, factsOf(current)) as RsvpValues)
        : null,
      onUseSaved: () => store.dispatch({ type: 'theirs taken' }),
    } satisfies Partial<RsvpFormProps>,
    /** Whether all is saved, even what was typed during the last save. */
    isSaved: () => store.read().isSaved,
    save: (answers: Fields) => saveReply(store, session, answers, invitation),
    takeEarlier: (reply: StoredRsvp) =>
      store.dispatch({ type: 'earlier reply taken', values: valuesOf(reply, reply) }),
  };
}
