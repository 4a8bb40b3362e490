import type { InvitationConflict as Conflict } from '../../model/invitation-save';
import { type ConflictDecisions, EditConflict } from './edit-conflict';
import { DAYS_LABELS, INVITATION_LABELS } from './invitation-values';
import { quoted } from './reply-labels';

/** Asks before a save replaces what another host has changed meanwhile. */
export function InvitationConflict({
  conflict: { current, fields },
  ...decisions
}: ConflictDecisions & { readonly conflict: Conflict }) {
  const shown = { ...current, days: DAYS_LABELS[current.days], people: String(current.people) };
  const changes = fields.map((name) => `${INVITATION_LABELS[name]}: ${quoted(shown[name])}`);
  return <EditConflict subject="invitation" changes={changes} {...decisions} />;
}
