import type { Values } from '@invitation/domain/edit';
import type { Invitation } from '@invitation/domain/invitation';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { useState } from 'react';
import { DocumentForm } from '../../edit/document-form';
import { useDocumentForm } from '../../edit/use-document-form';
import { InvitationFields } from '../../fields/invitation-fields';
import { ReplyFields } from '../../fields/reply-fields';
import { ReplyQuestions } from '../../fields/reply-questions';
import * as card from '../../parts/card.css';
import { useShownSite } from '../../parts/hosts-site';
import { PageHeading } from '../../parts/page-heading/page-heading';
import { blankGuest, type NewGuest, parseNewGuest, replyNames } from './new-guest';

/** Adds an invitation, with the answers of a guest who phoned (B15). */
export function NewGuestForm({
  onSave,
}: {
  /** Rejects with a sentence for the host. */
  readonly onSave: (guest: NewGuest) => Promise<void>;
}) {
  const { events, questions } = useShownSite();
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
