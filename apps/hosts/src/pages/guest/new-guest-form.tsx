import type { Values } from '@invitation/domain/edit';
import type { Invitation } from '@invitation/domain/invitation';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { useState } from 'react';
import * as card from '../card.css';
import { useSite } from '../hosts-site';
import { PageHeading } from '../page-heading/page-heading';
import { DocumentForm } from './document-form';
import { InvitationFields } from './invitation-fields';
import { blankGuest, type NewGuest, parseNewGuest, replyNames } from './new-guest';
import { ReplyFields } from './reply-fields';
import { ReplyQuestions } from './reply-questions';
import { useDocumentForm } from './use-document-form';

/** Adds an invitation, with the answers of a guest who phoned (B15). */
export function NewGuestForm({
  onSave,
}: {
  /** Rejects with a sentence for the host. */
  readonly onSave: (guest: NewGuest) => Promise<void>;
}) {
  const { events, questions } = useSite();
  const shape = { days: events, questions };
  const [blank] = useState(() => blankGuest(shape));
  const form = useDocumentForm({
    draft: 'new-guest',
    document: null,
    blank,
    parse: (values) => ({
      answers: values,
      issues: parseNewGuest(shape, values).issues,
    }),
    async onSave({ answers }) {
      const { guest } = parseNewGuest(shape, answers as Values);
      if (guest) await onSave(guest);
    },
  });
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
            <ReplyFields names={replyNames(events, form.edit.values)} form={form} />
            <ReplyQuestions form={form} invitation={invitedBy(form.edit.values)} />
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
