import type { CelebrationEvent } from '@invitation/domain/event';
import type { RsvpConflict } from '@invitation/domain/rsvp-save';
import { type ConflictDecisions, EditConflict } from './edit-conflict';
import { quoted, replyLabel } from './reply-labels';

/** Asks before a save replaces what another host or the guest has changed meanwhile. */
export function ReplyConflict({
  conflict: { current, fields },
  events,
  ...decisions
}: ConflictDecisions & {
  readonly conflict: RsvpConflict;
  readonly events: readonly CelebrationEvent[];
}) {
  const changes = fields.map((name) => `${replyLabel(name, events)}: ${quoted(current[name])}`);
  return <EditConflict subject="reply" changes={changes} {...decisions} />;
}
