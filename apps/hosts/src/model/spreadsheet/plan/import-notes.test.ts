import { WEEKEND } from '@invitation/domain/fixtures/days';
import { columns } from '@invitation/domain/words/hosts/columns';
import { describe, expect, it } from 'vitest';
import { guestListOf } from '../../../testing/guest-list-of';
import { HOUSEHOLDS } from '../../../testing/households';
import { INVITED_TO } from '../../../testing/samples';
import type { PersonalInvitation } from '../../store/collections';
import type { NotesByKey } from '../../store/guest-notes';
import { NOTE_FIELDS, noteText } from '../contacts/imported-notes';
import { readGuestTable } from '../meaning/read-guest-table';
import { csv, noteColumn } from '../write/csv';
import { tableCsv } from '../write/table-csv';
import { changesOf } from './changes';
import { planImport } from './import-plan';
import type { ImportPlan, SaidOnce } from './plan';

const SITE = { languages: [], invitedTo: INVITED_TO, namedGuests: true };

interface Known {
  readonly invitations: readonly PersonalInvitation[];
  readonly notes: NotesByKey;
}
const NOBODY: Known = { invitations: [], notes: new Map() };

const plan = (text: string, { invitations, notes } = NOBODY, said: SaidOnce = {}): ImportPlan =>
  planImport(readGuestTable(text, SITE), invitations, SITE, [], notes, said);

/** What is stored after an import of new guests. */
const importedBy = ({ added }: ImportPlan): Known => ({
  invitations: added.map(({ id, card }) => ({ id, ...card })),
  notes: new Map(added.map(({ id, notes }) => [id, notes])),
});

/** The households as somebody has written them into a spreadsheet. */
const SPREADSHEET = tableCsv(
  [
    'Guest',
    'Event',
    'Party size',
    'Mobile',
    'E-mail',
    'Morada',
    'Tisch',
    'Mesas de cada pessoa',
    'Tags',
    'Notes',
    'Hat',
  ],
  HOUSEHOLDS.map(({ card, notes }) => ({
    Guest: card.name,
    Event: INVITED_TO.names[card.days],
    'Party size': `${card.people}.0`,
    Mobile: notes.phone,
    'E-mail': notes.email,
    Morada: notes.address,
    Tisch: notes.table,
    'Mesas de cada pessoa': notes.seats?.join('\n'),
    Tags: noteText(notes, 'tags'),
    Notes: notes.note,
    Hat: 'top',
  })),
);

describe('120 households of a spreadsheet', () => {
  const first = plan(SPREADSHEET);

  it('are read with all that hosts know of them', () => {
    expect(first).toMatchObject({ faults: [], withheld: [], asks: [], unused: ['Hat'] });
    expect(first.added.map(({ card, notes }) => ({ card, notes }))).toEqual(
      HOUSEHOLDS.map(({ card, notes }) => ({
        card: { ...card, children: undefined, language: undefined, members: undefined },
        notes,
      })),
    );
  });

  it('are exported, and imported again without a difference', () => {
    const headings = new Map([
      ['name', columns.name],
      ['people', columns.people],
      ['invitedTo', columns.days],
      ['lastRsvp', columns.lastReply],
      ...NOTE_FIELDS.map((field) => [noteColumn(field), columns[field]] as const),
    ]);
    const exportOf = ({ invitations, notes }: ReturnType<typeof importedBy>) =>
      csv({ days: WEEKEND }, { ...guestListOf({ invitations }), notes }, false, true, headings);
    const known = importedBy(first);
    const exported = exportOf(known);
    const again = plan(exported, known);
    expect(again).toMatchObject({ added: [], changed: [], faults: [], withheld: [], absent: [] });
    expect(again.unchanged).toHaveLength(120);
    // With nothing on the page, the same table makes the same guests.
    const rebuilt = importedBy(plan(exported));
    expect(exportOf(rebuilt).split('\n').sort()).toEqual(exported.split('\n').sort());
  });

  it('change only what differs, and only while the guest is there', () => {
    const known = importedBy(first);
    const [ada] = known.invitations;
    const changed = plan(
      `Name,Phone,Table\n"${ada?.name.replaceAll('"', '""')}",+351 911 222 333,`,
      known,
    );
    expect(changed).toMatchObject({ added: [], faults: [], asks: [] });
    expect(changesOf(changed, new Set())).toEqual({
      [`invitations/${ada?.id}`]: { answers: {}, seen: [ada], asSeen: [] },
      [`guestNotes/${ada?.id}`]: {
        answers: { phone: '+351 911 222 333' },
        seen: [known.notes.get(ada?.id ?? '')],
      },
    });
    expect(changesOf(changed, new Set(['2 phone']))).toEqual({});
  });
});

it('asks once for what no column says of new guests, and keeps what is known of others', () => {
  const invitations = [{ id: 'b'.repeat(32), name: 'Bob', days: 'saturday', people: 3 }] as const;
  const known = { invitations, notes: new Map() };
  const text = 'Guest\nAda\nBob\nCy';
  expect(plan(text, known)).toMatchObject({ asks: ['days', 'people'], waiting: 2, added: [] });
  expect(plan(text, known, { days: 'weekend' })).toMatchObject({ waiting: 2, added: [] });
  const said = plan(text, known, { days: 'weekend', people: 2 });
  expect(said).toMatchObject({ asks: ['days', 'people'], waiting: 0, faults: [] });
  expect(said.added.map(({ card }) => card)).toMatchObject([
    { name: 'Ada', days: 'weekend', people: 2 },
    { name: 'Cy', days: 'weekend', people: 2 },
  ]);
  expect(said.unchanged).toMatchObject([{ card: { days: 'saturday', people: 3 } }]);
});

it('leaves out what cannot be kept, says so, and imports the rest', () => {
  const { added, faults, withheld } = plan(
    [
      'name,days,people,phone,email,tags',
      'Ada,weekend,2,call her mother,ada@example,"a,b"',
      `Bob,weekend,"2,0",0171/123 45 67,,${Array.from({ length: 11 }, (_, tag) => tag).join(';')}`,
    ].join('\n'),
  );
  expect(faults).toEqual([]);
  expect(added.map(({ notes }) => notes)).toEqual([
    { tags: ['a', 'b'] },
    { phone: '0171/123 45 67' },
  ]);
  expect(withheld.map(({ row }) => row)).toEqual([2, 2, 3]);
  expect(withheld[2]?.message).toMatch(
    /^Column “tags”: Please keep this to 10 tags\. The cell says “0; 1;/,
  );
  expect(withheld[0]?.message).toBe('Column “phone”: “call her mother” can’t be a phone number.');
});

it('leaves out a table with a “=”', () => {
  const { added, withheld } = plan('name,days,people,table,phone\nAda,weekend,2,A=B,912000000');
  expect(added[0]?.notes).toEqual({ phone: '912000000' });
  expect(withheld.map(({ message }) => message)).toEqual([
    'Column “table”: The name of a table can’t have “=”. The cell says “A=B”.',
  ]);
});

it('reads a table for each person, one per line or after semicolons', () => {
  const seats = (cell: string): readonly unknown[] => {
    const { added, withheld } = plan(
      `name,days,people,Tables for individuals\nAda,weekend,2,"${cell}"`,
    );
    return [added[0]?.notes.seats, withheld.length];
  };
  expect(seats('Ana = 8; Tom = Mesa; 2')).toEqual([['Ana = 8', 'Tom = Mesa; 2'], 0]);
  expect(seats('Ana = 8\nTom = 9\nAna = 8')).toEqual([['Ana = 8', 'Tom = 9'], 0]);
  expect(seats('Ana, 8')).toEqual([undefined, 1]);
});

it.each(['sep=;\r\n', '\ufeffsep=;\n', '"sep=;"\r\n'])('reads a list after %j', (line) => {
  const { added, faults } = plan(`${line}name;days;people;note\nAda;weekend;2;a, b`);
  expect(faults).toEqual([]);
  expect(added).toMatchObject([
    { row: 2, card: { name: 'Ada', people: 2 }, notes: { note: 'a, b' } },
  ]);
});

it('People keep their seats under the names of a newer list', () => {
  const id = 'c'.repeat(32);
  const stored = {
    id,
    name: 'Costas',
    days: 'weekend',
    people: 3,
    members: ['Ana', 'Tom'],
  } as const;
  const own = { seats: ['Tom = 8', 'Zoë = 9'] };
  const known = { invitations: [stored], notes: new Map([[id, own]]) };
  const list = 'name,days,people,members,phone\nCostas,weekend,3,Ana; Tomás,0171';
  expect(changesOf(plan(list, known), new Set(['2 phone']))).toMatchObject({
    [`guestNotes/${id}`]: { answers: { seats: ['Tomás = 8', 'Zoë = 9'] }, seen: [own] },
  });
  expect(changesOf(plan(list, known), new Set(['2 members']))).toMatchObject({
    [`guestNotes/${id}`]: { answers: { phone: '0171' } },
  });
});
