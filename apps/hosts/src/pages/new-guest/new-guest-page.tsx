import type { Invitation } from '@invitation/domain/guest-list/invitation';
import type { Values } from '@invitation/domain/rsvp/edit';
import { Conflict } from '@invitation/domain/rsvp/save';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { formParty } from '@invitation/ui/form/form-party';
import { useState } from 'react';
import { toast } from 'sonner';
import { useHosts, useShownSite } from '../../context/hosts-site';
import { useLeave } from '../../context/use-leave';
import * as card from '../../controls/card.css';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { DocumentForm } from '../../edit/document-form';
import { NEW_GUEST_DRAFT } from '../../edit/drafts';
import { useDocumentForm } from '../../edit/use-document-form';
import { InvitationFields } from '../../fields/invitation-fields';
import { ReplyFields } from '../../fields/reply-fields';
import { ReplyQuestions } from '../../fields/reply-questions';
import { type Changes, replace } from '../../store/replacement';
import { blankGuest, type NewGuest, parseNewGuest, replyNames, withParty } from './new-guest';

/** Creates the documents of a guest. An attempt without an answer can be repeated. */
const changesFor = ({ id, invitation, rsvp }: NewGuest): Changes =>
  replace([
    { path: `invitations/${id}`, from: null, to: invitation },
    { path: `rsvps/${id}`, from: null, to: rsvp && { ...rsvp, id } },
  ]);

export function NewGuestPage() {
  const { backend } = useHosts();
  const leave = useLeave();
  return (
    <NewGuestForm
      onSave={async (guest) => {
        await backend.write(changesFor(guest)).catch((error) => {
          throw error instanceof Conflict ? new Error(words.exists) : error;
        });
        if (!leave({ to: '/guests/$key', params: { key: guest.id } })) {
          toast.success(words.added(guest.invitation.name));
        }
      }}
    />
  );
}

/** Adds an invitation, with the answers of a guest who phoned (B15). */
export function NewGuestForm({
  onSave,
}: {
  /** Rejects with a sentence for the host. */
  readonly onSave: (guest: NewGuest) => Promise<void>;
}) {
  const site = useShownSite();
  const { events, questions } = site;
  const [blank] = useState(() => blankGuest({ days: events, questions }));
  const form = useDocumentForm({
    draft: NEW_GUEST_DRAFT,
    document: null,
    blank,
    parse: (values) => ({
      answers: values,
      issues: parseNewGuest(site, values).issues,
    }),
    async onSave({ answers }) {
      const { guest } = parseNewGuest(site, answers as Values);
      if (guest) await onSave(guest);
    },
  });
  const { party, values } = withParty(site, form.edit.values);
  const replyForm = { ...form, edit: { ...form.edit, values } };
  return (
    <>
      <PageHeading title={words.add} />
      <DocumentForm form={form} subject="guest">
        <div className={card.columns}>
          <section className={card.root}>
            <h2 className={card.heading}>{words.invitation}</h2>
            <InvitationFields form={form} />
          </section>
          <section className={card.root}>
            <h2 className={card.heading}>{words.replyIfKnown}</h2>
            <ReplyFields
              names={replyNames(events, values)}
              form={replyForm}
              party={formParty({ events, party })}
            />
            <ReplyQuestions form={replyForm} invitation={invitedBy(values)} />
          </section>
        </div>
      </DocumentForm>
    </>
  );
}

const invitedBy = ({ days, people }: Values) => ({
  days: days as Invitation['days'],
  people: Number(people) || 1,
});
