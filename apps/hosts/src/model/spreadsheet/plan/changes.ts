import type { Fields } from '@invitation/domain/record/record';
import { renamesIn, repliedFields } from '../../changes/invitation-of-guest';
import {
  answersWithin,
  type ExcessChoice,
  type ReplyExcess,
  replyExcess,
} from '../../changes/reply-excess';
import { countGuests } from '../../changes/send-plan';
import { renamedSeats } from '../../people/members';
import { type Plan, pathsOf } from '../../store/change';
import { isEmpty } from '../../store/documents';
import {
  type ChangedRow,
  changeKey,
  type ImportedField,
  type ImportPlan,
  isNoteField,
  type PlannedRow,
} from './plan';

type Unticked = ReadonlySet<string>;

const tickedFields = (guest: ChangedRow, unticked: Unticked): readonly ImportedField[] =>
  guest.fields.filter((field) => !unticked.has(changeKey(guest, field)));

/** The guests whose replies exceed their changed invitations, with the excess. */
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
 * What the import writes: all new guests, and for the others the changes that the host did not untick.
 *
 * @param unticked the keys of `changeKey`
 * @param choice for the replies of `excessIn`
 */
export function changesOf(
  plan: ImportPlan,
  unticked: Unticked,
  choice: ExcessChoice = 'leave',
): Plan {
  const excess = new Map(
    choice === 'match' ? excessIn(plan, unticked).map((each) => [each.guest.id, each.excess]) : [],
  );
  return Object.assign(
    {},
    ...plan.added.map((guest) => additionOf(guest, plan)),
    ...plan.changed.map((guest) =>
      changeOf(guest, tickedFields(guest, unticked), excess.get(guest.id) ?? [], plan),
    ),
  );
}

const additionOf = ({ id, card, notes }: PlannedRow, { known }: ImportPlan): Plan => ({
  [`invitations/${id}`]: { answers: card, seen: [null], known },
  ...(!isEmpty(notes) && { [`guestNotes/${id}`]: { answers: notes, seen: [null] } }),
});

function changeOf(
  { id, card, stored, notes, storedNotes }: ChangedRow,
  ticked: readonly ImportedField[],
  excess: readonly ReplyExcess[],
  { days, guestReplies }: ImportPlan,
): Plan {
  if (ticked.length === 0) return {};
  const fields = ticked.filter((field) => !isNoteField(field));
  const isNaming = fields.includes('members');
  const answers = {
    ...Object.fromEntries(fields.map((field) => [field, card[field]])),
    ...(isNaming && { children: card.children ?? null }),
  };
  const reply = guestReplies.get(id) ?? null;
  const renames = renamesIn({ reply, invitation: stored }, { answers: { ...stored, ...answers } });
  const noted: Fields = {
    ...renamedSeats(storedNotes, renames),
    ...Object.fromEntries(ticked.filter(isNoteField).map((field) => [field, notes[field]])),
  };
  const isDecided = isNaming || fields.includes('days') || fields.includes('people');
  return {
    // Notes are only written while their guest is there.
    [`invitations/${id}`]: { answers, seen: [stored], ...(fields.length === 0 && { asSeen: [] }) },
    ...(!isEmpty(noted) && { [`guestNotes/${id}`]: { answers: noted, seen: [storedNotes] } }),
    // The host's decision depends on this reply. If it changes, the next preview asks again.
    ...(isDecided && {
      [`rsvps/${id}`]: {
        answers: answersWithin(days, reply, { renames, excess, limit: card.people }),
        seen: [reply],
        asSeen: repliedFields(days),
      },
    }),
  };
}

/** How many guests an import writes. */
export const countOf = (changes: Plan): number => countGuests(pathsOf(changes));
