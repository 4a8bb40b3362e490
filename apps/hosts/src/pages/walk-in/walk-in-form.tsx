import { invitationSchema } from '@invitation/domain/guest-list/invitation';
import type { Values } from '@invitation/domain/rsvp/edit';
import { common } from '@invitation/domain/words/hosts/common';
import { door as words } from '@invitation/domain/words/hosts/door';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import { TextField } from '@invitation/ui/basics/field';
import { useState } from 'react';
import * as layout from '../../controls/layout.css';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { useDocumentForm } from '../../edit/use-document-form';
import { preparedInvitation } from '../../fields/invitation-values';
import { PeopleField } from '../../fields/people-field';

export interface WalkIn {
  readonly id: string;
  readonly name: string;
  readonly people: number;
}

/** Adds somebody at the door. It only asks what is known there (B15). */
export function WalkInForm({
  draft,
  initial,
  weekday,
  onAdd,
  onCancel,
}: {
  readonly draft: string;
  readonly initial: Values;
  readonly weekday: string;
  /** Rejects with a sentence for the host. */
  readonly onAdd: (walkIn: WalkIn) => Promise<void>;
  readonly onCancel: () => void;
}) {
  const [blank] = useState(initial);
  const { edit, field, formState, save, discard } = useDocumentForm({
    draft,
    document: null,
    blank,
    parse(values) {
      const prepared = preparedInvitation({ ...values, days: 'weekend' });
      const { data, error } = invitationSchema.safeParse(prepared);
      return {
        // With the id, so that a second tap on the button adds the same guest.
        answers: data && { id: values.id, name: data.name, people: data.people },
        issues: error?.issues ?? [],
      };
    },
    onSave: ({ answers }) => onAdd(answers as unknown as WalkIn),
  });
  return (
    <>
      <PageHeading title={words.add} />
      <form noValidate className={layout.stack} onSubmit={save}>
        <TextField {...field('name')} required label={common.name} autoComplete="off" />
        <PeopleField {...field('people')} required label={words.peopleArrived(weekday)} />
        {edit.failure && <Alert>{edit.failure.message}</Alert>}
        <div className={layout.buttons}>
          <Button type="submit" disabled={formState.isSubmitting}>
            {words.addAndMark}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              discard();
              onCancel();
            }}
          >
            {common.cancel}
          </Button>
        </div>
      </form>
    </>
  );
}
