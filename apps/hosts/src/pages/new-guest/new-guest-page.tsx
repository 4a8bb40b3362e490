import type { Invitation } from '@invitation/domain/guest-list/invitation';
import type { Values } from '@invitation/domain/rsvp/edit';
import { Conflict } from '@invitation/domain/rsvp/save';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { notes as noteWords } from '@invitation/domain/words/hosts/notes';
import { formParty } from '@invitation/ui/form/form-party';
import { useState } from 'react';
import { toast } from 'sonner';
import { useGuestList, useHosts } from '../../context/hosts-site';
import { useLeave } from '../../context/use-leave';
import * as card from '../../controls/card.css';
import * as layout from '../../controls/layout.css';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { DocumentForm } from '../../edit/document-form';
import { NEW_GUEST_DRAFT, useDraft } from '../../edit/drafts';
import { SaveBar } from '../../edit/save-bar';
import { useDocumentForm } from '../../edit/use-document-form';
import { InvitationFields } from '../../fields/invitation-fields';
import { NotesFields } from '../../fields/notes-fields';
import { ReplyFields } from '../../fields/reply-fields';
import { ReplyQuestions } from '../../fields/reply-form/reply-questions';
import { type Plan, planOf } from '../../model/store/change';
import { HostsError } from '../../model/store/hosts-errors';
import {
  blankGuest,
  type NewGuest,
  parseNewGuest,
  peopleOf,
  replyNames,
  withParty,
} from './new-guest';
import { namesakesOf } from './typed-name';
import { Namesakes, Understood, useTypedName } from './understood';

/** Creates the documents of a guest. An attempt without an answer can be repeated. */
const changesFor = ({ id, invitation, rsvp, notes }: NewGuest): Plan =>
  planOf([
    { path: `invitations/${id}`, from: null, to: invitation },
    { path: `rsvps/${id}`, from: null, to: rsvp && { ...rsvp, id } },
    { path: `guestNotes/${id}`, from: null, to: notes && { ...notes } },
  ]);

/** Adds an invitation, with the answers of a guest who phoned (B15). */
export function NewGuestPage() {
  const { site, backend } = useHosts();
  const { guests } = useGuestList();
  const leave = useLeave();
  const { events, questions } = site;
  const [blank] = useState(() => blankGuest({ days: events, questions }));
  /** The keys of the namesakes that a save has already reported. */
  const [told] = useState(() => new Set<string>());
  const form = useDocumentForm({
    draft: NEW_GUEST_DRAFT,
    document: null,
    blank,
    parse: (values) => ({
      answers: values,
      issues: parseNewGuest(site, values).issues,
    }),
    async onSave() {
      const typed = await typedName.read();
      const { guest, issues } = parseNewGuest(site, typed);
      if (!guest) throw new HostsError(issues[0]?.message ?? '');
      // A host who presses Enter at once has not seen the namesakes.
      const unseen = namesakesOf(guests, typed).filter(
        ({ key }) => !told.has(key) && key !== guest.id,
      );
      if (unseen.length > 0) {
        for (const { key } of unseen) told.add(key);
        throw new HostsError(words.namesakeAsked);
      }
      await backend.write(changesFor(guest)).catch((error) => {
        throw error instanceof Conflict ? new Error(words.exists) : error;
      });
      if (!leave({ to: '/guests/$key', params: { key: guest.id } })) {
        toast.success(words.added(guest.invitation.name));
      }
    },
  });
  const typedName = useTypedName(form);
  const { party, values } = withParty(site, form.edit.values);
  const replyForm = { ...form, edit: { ...form.edit, values } };
  return (
    <>
      <PageHeading title={words.add} />
      <SaveBar isTyped={useDraft(NEW_GUEST_DRAFT) !== undefined}>
        <DocumentForm form={form} subject="guest">
          <div className={card.columns}>
            <section className={card.root}>
              <h2 className={card.heading}>{words.invitation}</h2>
              <InvitationFields form={typedName.form}>
                <Understood {...typedName} />
                <Namesakes guests={namesakesOf(guests, values)} />
              </InvitationFields>
            </section>
            <section className={card.root}>
              <h2 className={card.heading}>{words.replyIfKnown}</h2>
              <ReplyFields
                names={replyNames(events, party, values)}
                form={replyForm}
                party={formParty({ events, party })}
              />
              <ReplyQuestions form={replyForm} invitation={invitedBy(values)} />
            </section>
            <section className={card.root}>
              <h2 className={card.heading}>{noteWords.title}</h2>
              <p className={layout.subtle}>{noteWords.onlyHosts}</p>
              <NotesFields form={form} people={peopleOf(values)} hasSeats={false} />
            </section>
          </div>
        </DocumentForm>
      </SaveBar>
    </>
  );
}

const invitedBy = ({ days, people }: Values) => ({
  days: days as Invitation['days'],
  people: Number(people) || 1,
});
