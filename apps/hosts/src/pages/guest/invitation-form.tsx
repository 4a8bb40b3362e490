import type { RecordDay } from '@invitation/domain/event';
import { invitationSchema } from '@invitation/domain/invitation';
import type { Save } from '@invitation/domain/save';
import type { PersonalInvitation } from '../../model/invitations';
import { DocumentForm } from './document-form';
import { InvitationFields } from './invitation-fields';
import {
  BLANK_INVITATION,
  DAYS_LABELS,
  INVITATION_LABELS,
  invitationFields,
  preparedInvitation,
} from './invitation-values';
import { quoted } from './reply-labels';
import { schemaResolver } from './schema-resolver';
import { useDocumentForm } from './use-document-form';

/** The fields of an existing invitation. */
export function InvitationForm({
  invitation,
  days,
  onSave,
}: {
  readonly invitation: PersonalInvitation;
  readonly days: readonly RecordDay[];
  /** Rejects with `Conflict`, or an error with a sentence for the host. */
  readonly onSave: (save: Save) => Promise<void>;
}) {
  const form = useDocumentForm({
    document: invitation,
    blank: BLANK_INVITATION,
    resolver: schemaResolver(invitationSchema(days), preparedInvitation, invitationFields),
    onSave,
  });
  return (
    <DocumentForm form={form} subject="invitation" variant="secondary" describe={describe}>
      <InvitationFields field={form.field} />
    </DocumentForm>
  );
}

function describe(name: string, value: unknown): string {
  const shown = name === 'days' ? DAYS_LABELS[value as keyof typeof DAYS_LABELS] : value;
  return `${INVITATION_LABELS[name as keyof typeof INVITATION_LABELS]}: ${quoted(shown)}`;
}
