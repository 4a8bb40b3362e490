import type { Fields } from '@invitation/domain/record/record';
import { renamesIn, repliedFields } from '../../changes/invitation-of-guest';
import {
  answersWithin,
  type ExcessChoice,
  type ReplyExcess,
  replyExcess,
} from '../../changes/reply-excess';
import { renamedSeats } from '../../people/members';
import { type Plan, pathsOf } from '../../store/change';
import { keyOf } from '../../store/documents';
import {
  type ChangedRow,
  changeKey,
  type ImportedField,
  type ImportPlan,
  isNoteField,
} from './plan';

type Unticked = ReadonlySet<string>;

const tickedFields = (guest: ChangedRow, unticked: Unticked): readonly ImportedField[] =>
  guest.fields.filter((field) => !unticked.has(changeKey(guest, field)));

/** The guests whose replies say more than their changed invitations, and what. */
export const excessIn = (
  { changed, days, guestReplies: replies }: ImportPlan,
  unticked: Unticked,
) =>
  changed.flatMap((guest): { guest: ChangedRow; excess: readonly ReplyExcess[] }[] => {
    const { id, stored, card } = guest;
    const ticked = tickedFields(guest, unticked);
    const excess = replyExcess(days, replies.get(id) ?? null, stored, {
      days: ticked.includes('days') ? card.days : stored.days,
      people: ticked.includes('people') ? card.people : stored.people,
      members: ticked.includes('members') ? card.members : stored.members,
    });
    return excess.length > 0 ? [{ guest, excess }] : [];
  });

/**
 * What the import writes: all new guests, and of the others the changes that the host did not untick.
 *
 * @param unticked of `changeKey`
 * @param choice for the replies of `excessIn`
 */
export function changesOf(
  plan: ImportPlan,
  unticked: Unticked,
  choice: ExcessChoice = 'leave',
): Plan {
  const { added, changed, known, days, guestReplies: replies } = plan;
  const excess = new Map(
    choice === 'match' ? excessIn(plan, unticked).map((each) => [each.guest.id, each.excess]) : [],
  );
  const asSeen = repliedFields(days);
  return Object.fromEntries([
    ...added.flatMap(({ id, card, notes }) => [
      [`invitations/${id}`, { answers: card, seen: [null], known }] as const,
      ...(Object.keys(notes).length > 0
        ? [[`guestNotes/${id}`, { answers: notes, seen: [null] }] as const]
        : []),
    ]),
    ...changed.flatMap((guest) => {
      const ticked = tickedFields(guest, unticked);
      const fields = ticked.filter((field) => !isNoteField(field));
      const noteFields = ticked.filter(isNoteField);
      const { card, stored, notes, storedNotes } = guest;
      const isNaming = fields.includes('members');
      const answers = {
        ...Object.fromEntries(fields.map((field) => [field, card[field]])),
        ...(isNaming && { children: card.children ?? null }),
      };
      const current = replies.get(guest.id) ?? null;
      const renames = renamesIn(
        { reply: current, invitation: stored },
        { answers: { ...stored, ...answers } },
      );
      if (ticked.length === 0) return [];
      const change = [
        `invitations/${guest.id}`,
        // Notes are only written while their guest is there.
        { answers, seen: [guest.stored], ...(fields.length === 0 && { asSeen: [] }) },
      ] as const;
      const noted: Fields = {
        ...renamedSeats(storedNotes, renames),
        ...Object.fromEntries(noteFields.map((field) => [field, notes[field]])),
      };
      const written = [
        change,
        ...(Object.keys(noted).length > 0
          ? [[`guestNotes/${guest.id}`, { answers: noted, seen: [storedNotes] }] as const]
          : []),
      ];
      if (!isNaming && !fields.includes('days') && !fields.includes('people')) return written;
      // The host decided by this reply. If it changes, the next preview asks again.
      const reply = {
        answers: answersWithin(days, current, {
          renames,
          excess: excess.get(guest.id) ?? [],
          limit: card.people,
        }),
        seen: [current],
        asSeen,
      };
      return [...written, [`rsvps/${guest.id}`, reply] as const];
    }),
  ]);
}

/** How many guests an import writes. */
export const countOf = (changes: Plan): number => new Set(pathsOf(changes).map(keyOf)).size;
