import { WEEKEND } from '@invitation/domain/fixtures/days';
import { person } from '@invitation/domain/fixtures/people';
import { isInvitationId } from '@invitation/domain/gate/invitation-link';
import type { Question } from '@invitation/domain/record/record';
import { describe, expect, it } from 'vitest';
import { guestListOf } from '../../../testing/guest-list-of';
import { INVITED_TO } from '../../../testing/samples';
import { joinGuests } from '../../people/guests';
import type { PersonalInvitation, Reply } from '../../store/collections';
import { readGuestTable } from '../meaning/read-guest-table';
import { ROW_LIMIT } from '../meaning/table';
import { csv, peopleCsv } from '../write/csv';
import { tableCsv } from '../write/table-csv';
import { changesOf, countOf, excessIn } from './changes';
import { planImport } from './import-plan';
import type { ImportPlan } from './plan';

const ID = 'a-_9'.repeat(8);
const OTHER_ID = '-b_9'.repeat(8);
const invited = (id: string, name: string, people = 2): PersonalInvitation => ({
  id,
  name,
  days: 'weekend',
  people,
});
const SITE = { languages: [], invitedTo: INVITED_TO };
const plan = (text: string, invitations: readonly PersonalInvitation[] = []): ImportPlan =>
  planImport(readGuestTable(text, SITE), invitations, SITE);
const IN_LANGUAGES = { ...SITE, languages: ['pt-PT', 'en-GB'] };
const planInLanguages = (text: string, invitations: readonly PersonalInvitation[] = []) =>
  planImport(readGuestTable(text, IN_LANGUAGES), invitations, IN_LANGUAGES);
const cardsOf = (text: string) => plan(text).added.map(({ card }) => card);
const faultsOf = (text: string, invitations?: readonly PersonalInvitation[]) =>
  plan(text, invitations).faults.map(({ row, message }) => `${row}: ${message}`);

describe('a list', () => {
  it.each([',', ';', '\t'])('is read with the separator %j', (separator) => {
    const rows = [
      ['\ufeffPeople', 'Seat no.', 'DAYS', 'Name ', ''],
      ['2', '7', ' Weekend ', 'Margarida & João', ''],
      ['', '', '', '', ''],
      [' 12', '', 'Saturday only', '"Silva, ""Ada""; \n& family"', ''],
    ];
    const { added, unused, faults } = plan(rows.map((row) => row.join(separator)).join('\r\n'));
    expect(added).toMatchObject([
      { row: 2, card: { name: 'Margarida & João', days: 'weekend', people: 2 } },
      { row: 4, card: { name: 'Silva, "Ada" & family', days: 'saturday', people: 12 } },
    ]);
    expect(unused).toEqual(['Seat no.']);
    expect(faults).toEqual([]);
  });

  it('may have the line ends of an old Mac, and quotation marks in a cell', () => {
    expect(cardsOf('name,days,people\rAda "Countess" L.,weekend,1\r')).toMatchObject([
      { name: 'Ada "Countess" L.' },
    ]);
  });

  it('keeps formulas as text, also those that an export has escaped', () => {
    const formulas = ['=Ada', '@SUM(A1)', '-Ada', '+Ada'];
    const rows = formulas.map((name) => ({ name, days: 'weekend', people: 1 }));
    for (const text of [
      tableCsv(['name', 'days', 'people'], rows),
      `name,days,people\n${formulas.map((name) => `${name},weekend,1`).join('\n')}`,
    ]) {
      expect(cardsOf(text).map(({ name }) => name)).toEqual(formulas);
    }
  });

  it('loses invisible characters, such as NUL', () => {
    expect(cardsOf('name,days,people\nZo\u0000\u200be\u202e,week\u0000end,\u00002')).toEqual([
      { name: 'Zoe', days: 'weekend', people: 2 },
    ]);
  });
});

describe('faults', () => {
  it.each([
    ['Shoe,Hat\nAda,3', ['1: No column has the names. Choose below which one it is.']],
    ['\ufeff \n', ['1: The list is empty.']],
    ['name,days,people', ['2: There are no guests. Add one in each row.']],
    ['name,days,people\nAda,weekend,1.5', ['2: Column “people”: Please']],
    ['name,days,people\nAda,weekend,21', ['2: Column “people”: Please']],
    [
      `name,days,people\n${'x'.repeat(201)},weekend,1`,
      ['2: Column “name”: Please keep this to 200 characters'],
    ],
    ['name,days,people\n"Ada,weekend,1', ['2: A cell begins with a quotation mark (")']],
  ])('of %j are sentences with the row and what to do', (text, faults) => {
    const found = faultsOf(text);
    expect(found).toHaveLength(faults.length);
    for (const [index, fault] of faults.entries()) expect(found[index]).toContain(fault);
    for (const each of found) expect(each).toMatch(/\d+: .+\.$/);
    expect(plan(text).added).toEqual([]);
  });

  it('leave out their rows, and no other', () => {
    const rows = [
      'name;days;people;id',
      'Ada;weekend;21;',
      ';weekend;0,5;',
      'Bob;weekend;1;;more',
      'Zoë;saturday;2;',
      'zoe ;weekend;two;',
      'Eve;weekend;1;',
      '"Gus;weekend;1;',
    ];
    expect(faultsOf(rows.join('\r\n'))).toEqual([
      expect.stringMatching(/^2: Column “people”: Please .* The cell says “21”\.$/),
      expect.stringMatching(
        /^3: Column “name”: Name is required\. The cell is empty\. Column “people”: .* “0,5”\.$/,
      ),
      expect.stringMatching(/^4: It has 5 cells, but there are 4 headings\./),
      expect.stringMatching(
        /^5: Column “name”: Row 6 has the same name\. Add what tells them apart/,
      ),
      expect.stringMatching(/^6: Column “name”: Row 5 has the same name\./),
      expect.stringMatching(/^8: A cell begins with a quotation mark/),
    ]);
    expect(cardsOf(rows.join('\n'))).toMatchObject([{ name: 'Eve' }]);
  });

  it('stop a list of 100,000 guests at once', () => {
    const guests = Array.from({ length: 100_000 }, (_, index) => `"Guest ${index}",weekend,2`);
    const list = (count: number) => ['name,days,people', ...guests.slice(0, count)].join('\n');
    expect(plan(list(ROW_LIMIT)).added).toHaveLength(ROW_LIMIT);
    expect(faultsOf(list(ROW_LIMIT + 1))).toEqual([
      expect.stringMatching(/^5002: The list goes on, but one import takes 5,000 guests\./),
    ]);
    expect(faultsOf(list(100_000))).toHaveLength(1);
    expect(faultsOf('Ada Lovelace\n'.repeat(150_000))).toEqual([
      expect.stringMatching(/^5001: The list goes on/),
    ]);
    expect(faultsOf(list(100_000).repeat(2))).toEqual([
      expect.stringMatching(/^1: This list is too long/),
    ]);
  });
});

describe('a list of guests who are invited already', () => {
  it('waits for a word that nobody knows, but takes nobody for new', () => {
    const { waiting, waitingRows } = plan('name,days,people\nAda,whenever,2\nEve,whenever,1', [
      invited(ID, 'Ada'),
    ]);
    expect(waiting).toBe(2);
    expect(waitingRows.map(({ card }) => card.name)).toEqual(['Eve']);
  });

  it('is matched by name, without regard to case and accents, and keeps the ids', () => {
    const { added, changed, unchanged, absent } = plan(
      'name,days,people\nines  DUARTE,saturday,2\nEve,weekend,2\nBob,weekend,2',
      [invited(ID, 'Inês Duarte'), invited(OTHER_ID, 'Bob'), invited('c'.repeat(32), 'Gone')],
    );
    expect(changed).toMatchObject([
      {
        row: 2,
        id: ID,
        card: { name: 'ines DUARTE', days: 'saturday', people: 2 },
        stored: invited(ID, 'Inês Duarte'),
        fields: ['name', 'days'],
      },
    ]);
    expect(unchanged).toMatchObject([{ row: 4, id: OTHER_ID }]);
    expect(absent).toEqual([invited('c'.repeat(32), 'Gone')]);
    const [eve] = added;
    expect(added).toHaveLength(1);
    expect(isInvitationId(eve?.id ?? '')).toBe(true);
  });

  it('is matched only by the id where the list has one', () => {
    const { changed, added } = plan(
      `id,name,days,people\n${ID},Eve,weekend,2\n'${OTHER_ID},Ada,weekend,2\n,Bob,weekend,2`,
      [invited(ID, 'Ada'), invited(OTHER_ID, 'Eve')],
    );
    expect(changed.map(({ id, card }) => [id, card.name])).toEqual([
      [ID, 'Eve'],
      [OTHER_ID, 'Ada'],
    ]);
    expect(added).toMatchObject([{ card: { name: 'Bob' } }]);
  });

  it('adds a guest of a name that another row takes from an id', () => {
    const { changed, added, faults } = plan(
      `id,name,days,people\n${ID},Eve,weekend,2\n,Ada,weekend,4`,
      [invited(ID, 'Ada')],
    );
    expect(changed).toMatchObject([{ id: ID, card: { name: 'Eve' } }]);
    expect(added).toMatchObject([{ card: { name: 'Ada', people: 4 } }]);
    expect(faults).toEqual([]);
  });

  it.each(['__aaaaaaaaaaaaaaaaaaaaaaaa__', 'uid-of-an-account-28-letters', 'short', '../rsvps/x'])(
    'never takes the new id %s',
    (id) => {
      const text = `id,name,days,people\n${id},Ada,weekend,1`;
      expect(faultsOf(text)).toEqual([
        expect.stringContaining('2: Column “id”: No invitation has this id.'),
      ]);
      expect(plan(text).added).toEqual([]);
    },
  );

  it('does not choose between two guests of one name', () => {
    const twice = [invited(ID, 'Ada'), invited(OTHER_ID, 'ada')];
    expect(faultsOf('name,days,people\nADA,weekend,3', twice)).toEqual([
      expect.stringContaining('2: Column “name”: 2 guests on the page have this name.'),
    ]);
    expect(faultsOf(`name,days,people,id\nADA,weekend,3,${ID}`, twice)).toEqual([]);
    expect(faultsOf(`name,days,people,id\nA,weekend,3,${ID}\nB,weekend,3,${ID}`, twice)).toEqual([
      expect.stringContaining('2: Column “id”: Row 3 has the same id.'),
      expect.stringContaining('3: Column “id”: Row 2 has the same id.'),
    ]);
  });
});

describe('an import', () => {
  const preview = plan('name,days,people\nAda,saturday,3\nEve,weekend,2\nNew,weekend,1', [
    invited(ID, 'Ada'),
    invited(OTHER_ID, 'Eve', 4),
  ]);

  it('writes new guests and ticked changes only, over what the preview has shown', () => {
    const changes = changesOf(preview, new Set(['2 people', '3 people']));
    expect(countOf(changes)).toBe(2);
    expect(changes).toMatchObject({
      [`invitations/${ID}`]: { answers: { days: 'saturday' }, seen: [invited(ID, 'Ada')] },
      [`invitations/${preview.added[0]?.id}`]: {
        answers: { name: 'New', days: 'weekend', people: 1 },
        seen: [null],
      },
    });
  });

  it('writes nothing if all changes are unticked and nobody is new', () => {
    const unticked = new Set(['2 days', '2 people', '3 people']);
    expect(changesOf({ ...preview, added: [] }, unticked)).toEqual({});
  });
});

describe('an import over replies', () => {
  const invitations = [
    invited(ID, 'Ada', 4),
    invited(OTHER_ID, 'Eve', 2),
    invited('c'.repeat(32), 'Bob', 4),
  ];
  const ada: Reply = { key: ID, name: 'Ada', friday: 'yes', saturday: 'yes', saturdayPeople: 3 };
  const bob: Reply = { key: 'c'.repeat(32), name: 'Bob', friday: 'yes', fridayPeople: 2 };
  const importPlan = planImport(
    readGuestTable('name,days,people\nAda,saturday,1\nEve,saturday,1\nBob,weekend,2', SITE),
    invitations,
    { ...SITE, events: WEEKEND },
    [ada, bob],
  );

  it('asks about a yes and a number that the changed invitation is no longer for', () => {
    const askedAbout = (...unticked: string[]) =>
      excessIn(importPlan, new Set(unticked)).map(({ guest, excess }) => [
        guest.stored.name,
        ...excess.map((each) => Object.values(each)),
      ]);
    expect(askedAbout()).toEqual([['Ada', ['friday', null], ['saturday', 3]]]);
    expect(askedAbout('2 days')).toEqual([['Ada', ['saturday', 3]]]);
    expect(askedAbout('2 days', '2 people')).toEqual([]);
  });

  it('asks about people whom the changed invitation no longer names, or is too small for', () => {
    const EVE = person('Eve', 'friday saturday');
    const ANA = person('Ana', 'friday saturday');
    const TOM = person('Tom', 'friday (child)');
    const family: Reply = {
      key: ID,
      name: 'The Costas',
      friday: 'yes',
      saturday: 'yes',
      // A guest of theirs, whom the invitation has never named.
      people: [EVE, ANA, TOM],
    };
    const stored = { ...invited(ID, 'The Costas', 4), members: ['Ana', 'Tom'], children: ['Tom'] };
    const after = (people: number, members: string) => {
      const site = { ...SITE, namedGuests: true, events: WEEKEND };
      const table = `name,days,people,members\nThe Costas,weekend,${people},${members}`;
      const familyPlan = planImport(readGuestTable(table, site), [stored], site, [family]);
      const changes = changesOf(familyPlan, new Set(), 'match');
      return [
        excessIn(familyPlan, new Set()).flatMap(({ excess }) => excess),
        changes[`rsvps/${ID}`]?.answers,
      ];
    };
    expect(after(3, 'Ana; Tom (child)')).toEqual([[], {}]);
    expect(after(2, 'Ana; Tom (child)')).toEqual([[{ name: 'Eve' }], { people: [ANA, TOM] }]);
    expect(after(4, 'Ana')).toEqual([[{ name: 'Tom' }], { people: [EVE, ANA] }]);
    expect(after(1, 'Tom')).toEqual([
      [{ name: 'Ana' }, { name: 'Eve' }],
      { people: [TOM], saturday: 'no' },
    ]);
    // A new name is the same person.
    expect(after(3, 'Ana; Tomas')).toEqual([
      [],
      { people: [EVE, ANA, person('Tomas', 'friday (child)')] },
    ]);
  });

  it('changes the replies only if the host says so', () => {
    const left = changesOf(importPlan, new Set(), 'leave');
    const asSeen = expect.arrayContaining(['friday', 'fridayPeople', 'saturdayPeople']);
    expect(left).toMatchObject({ [`rsvps/${ID}`]: { answers: {}, seen: [ada], asSeen } });
    const matched = changesOf(importPlan, new Set(), 'match');
    expect(matched).toMatchObject({
      [`rsvps/${ID}`]: {
        answers: { friday: 'no', fridayPeople: null, saturdayPeople: 1 },
        seen: [ada],
        asSeen,
      },
    });
    expect([countOf(left), countOf(matched)]).toEqual([3, 3]);
    // Eve may reply before the import, and Bob may change his reply.
    expect(matched).toMatchObject({
      [`rsvps/${OTHER_ID}`]: { answers: {}, seen: [null], asSeen },
      [`rsvps/${bob.key}`]: { answers: {}, seen: [bob], asSeen },
    });
  });
});

describe('the column of the language', () => {
  const list = (language: string) => `name,days,people,Language\nAda,weekend,2,${language}`;
  const stored = { ...invited(ID, 'Ada'), language: 'en-GB' };

  it('sets the language of a new guest', () => {
    const { added, unused } = planInLanguages(list('PT-pt'));
    expect(added).toMatchObject([{ card: { name: 'Ada', language: 'pt-PT' } }]);
    expect(unused).toEqual([]);
  });

  it('changes the language of a guest', () => {
    const importPlan = planInLanguages(list('pt-PT'), [stored]);
    expect(importPlan.changed).toMatchObject([{ stored, fields: ['language'] }]);
    expect(changesOf(importPlan, new Set())).toEqual({
      [`invitations/${ID}`]: { answers: { language: 'pt-PT' }, seen: [stored] },
    });
  });

  it.each([list(''), 'name,days,people\nAda,weekend,2'])(
    'keeps the language where %j has none',
    (text) => {
      expect(planInLanguages(text, [stored]).unchanged).toMatchObject([{ id: ID }]);
    },
  );

  it('refuses other languages', () => {
    expect(planInLanguages(list('French')).faults).toEqual([
      {
        row: 2,
        message:
          'Column “Language”: Write pt-PT or en-GB, or leave the cell empty. The cell says “French”.',
      },
    ]);
  });

  it('is ignored on a site in one language', () => {
    const { unchanged, unused } = plan(list('French'), [stored]);
    expect(unchanged).toMatchObject([{ id: ID }]);
    expect(unused).toEqual(['Language']);
  });
});

it('the table that the page exports changes nothing, and its languages can be filled in', () => {
  const invitations: PersonalInvitation[] = [
    { ...invited(ID, 'Ada & Co'), language: 'pt-PT' },
    { ...invited(OTHER_ID, 'Bob', 1), days: 'saturday' },
  ];
  const replies = [
    { key: ID, name: 'Ada Lovelace' },
    { key: 'uid', name: 'Eve' },
  ];
  const unreadable = [{ key: 'x', reason: 'friday' }];
  const text = csv({ days: WEEKEND }, guestListOf({ replies, unreadable, invitations }), true);
  const planOf = (text: string) =>
    planImport(readGuestTable(text, IN_LANGUAGES), invitations, IN_LANGUAGES, replies);
  const plan = planOf(text);
  expect(plan.unchanged.map(({ id }) => id)).toEqual([ID, OTHER_ID]);
  expect(plan).toMatchObject({ added: [], changed: [], faults: [], absent: [], uninvited: 1 });
  const filled = planOf(text.replaceAll(/,\r\n/g, ',"en-GB"\r\n'));
  expect(filled.changed).toMatchObject([{ id: OTHER_ID, fields: ['language'] }]);
});

it('an answer under the heading of another column is not imported', () => {
  const invitations: PersonalInvitation[] = [{ ...invited(ID, 'Ada'), language: 'pt-PT' }];
  const language: Question = {
    id: 'tongue',
    label: 'Language',
    kind: 'text',
    limit: 99,
    options: [],
    site: 'both',
  };
  const replies: Reply[] = [{ key: ID, name: 'Ada', 'answers/tongue': 'English, please' }];
  const headings = new Map([
    ['language', 'Language'],
    ['answers/tongue', 'Language'],
  ]);
  const shape = { days: WEEKEND, questions: [language] };
  const text = csv(shape, guestListOf({ replies, invitations }), true, false, headings);
  expect(text.match(/"Language"/g)).toHaveLength(2);
  const table = readGuestTable(text, IN_LANGUAGES);
  expect(planImport(table, invitations, IN_LANGUAGES, replies)).toMatchObject({
    changed: [],
    unchanged: [{ id: ID }],
    faults: [],
  });
});

describe('people by name', () => {
  const NAMED = { ...SITE, namedGuests: true };
  const planNamed = (
    text: string,
    invitations: readonly PersonalInvitation[] = [],
    replies: readonly Reply[] = [],
  ) => planImport(readGuestTable(text, NAMED), invitations, NAMED, replies);

  it.each([
    ['The Costas,,Ana; Rui; Tom (child)', { people: 3, members: ['Ana', 'Rui', 'Tom'] }],
    ['The Costas,4,Ana; Tom (Child)', { people: 4, children: ['Tom'] }],
    ['Ana +1,,', { name: 'Ana', people: 2, members: ['Ana'] }],
    ['Ana & Rui + 2,,', { name: 'Ana & Rui', people: 4, members: ['Ana', 'Rui'] }],
    ['The Okafors (4),,', { name: 'The Okafors', people: 4 }],
  ])('reads %j as it is meant', (row, card) => {
    const { added, faults } = planNamed(`name,people,members,days\n${row},weekend`);
    expect(faults).toEqual([]);
    expect(added).toMatchObject([{ card }]);
  });

  it('asks for a number that nothing says, and takes the larger of names and number', () => {
    const read = planNamed('name,people,members,days\nAda,,,weekend\nBo,1,Bo; Cy,weekend');
    expect(read).toMatchObject({ faults: [], asks: ['people'], waiting: 1 });
    expect(read.added).toMatchObject([{ card: { name: 'Bo & Cy', people: 2 } }]);
  });

  it('finds a guest whose name was read as it was written', () => {
    const { changed } = planNamed('name,days\nAna +1,weekend', [invited(ID, 'Ana +1')]);
    expect(changed).toMatchObject([{ id: ID, fields: ['name', 'members'] }]);
  });

  it('gives a member another name in the reply, too', () => {
    const stored = { ...invited(ID, 'The Costas', 3), members: ['Ana', 'Tom'], children: ['Tom'] };
    const reply: Reply = {
      key: ID,
      name: 'The Costas',
      friday: 'yes',
      people: [person('Tom', 'friday')],
    };
    const named = planNamed(
      'name,people,members,days\nThe Costas,3,Ana; Tomas,weekend',
      [stored],
      [reply],
    );
    expect(changesOf(named, new Set())).toMatchObject({
      [`invitations/${ID}`]: { answers: { members: ['Ana', 'Tomas'], children: null } },
      [`rsvps/${ID}`]: { answers: { people: [person('Tomas', 'friday')] }, seen: [reply] },
    });
  });

  it('keeps a guest a child whom the reply knows as one', () => {
    const stored = { ...invited(ID, 'The Costas'), members: ['Ana'] };
    const reply: Reply = { key: ID, friday: 'yes', people: [person('Tom', 'friday (child)')] };
    const list = 'name,people,members,days\nThe Costas,2,Ana; Tom,weekend';
    const named = planNamed(list, [stored], [reply]);
    expect(named.changed).toMatchObject([{ card: { children: ['Tom'] } }]);
    expect(changesOf(named, new Set())).toMatchObject({
      [`invitations/${ID}`]: { answers: { members: ['Ana', 'Tom'], children: ['Tom'] } },
    });
    const marked = planNamed(list.replace('Tom', 'Tom (child)'), [stored], [reply]);
    expect(marked.changed).toMatchObject([{ card: { children: ['Tom'] } }]);
  });

  it('keeps names that a list does not mention, and names of a table that the page exports', () => {
    const stored = { ...invited(ID, 'Ana (2)'), members: ['Ana', 'Tom'], children: ['Tom'] };
    const exported = csv({ days: WEEKEND }, guestListOf({ invitations: [stored] }), false, true);
    expect(exported).toContain('Ana; Tom (child)');
    expect(planNamed(exported, [stored])).toMatchObject({ changed: [], unchanged: [{ id: ID }] });
    const list = planNamed('name,people,days\nAna (2),2,weekend', [{ ...stored, name: 'Ana' }]);
    expect(list).toMatchObject({ changed: [], unchanged: [{ id: ID }] });
  });

  it('writes them on the card of a site without them', () => {
    const { added, unused } = plan(
      'name,people,members,days\nAna +1,1,,weekend\nThe Costas,1,Ana; Tom (child),weekend',
    );
    expect(added.map(({ card }) => card)).toEqual([
      { name: 'Ana', people: 2, days: 'weekend' },
      { name: 'The Costas (Ana, Tom)', people: 2, days: 'weekend' },
    ]);
    expect(unused).toEqual([]);
  });
});

it('the table by person that the page exports changes nothing', () => {
  const stored = { ...invited(ID, 'The Costas', 3), members: ['Ana', 'Tom'], children: ['Tom'] };
  const reply: Reply = {
    key: ID,
    name: 'The Costas',
    friday: 'yes',
    people: [person('Ana', 'friday')],
  };
  const text = peopleCsv({ days: WEEKEND }, joinGuests([reply], [stored]));
  expect(text).toContain('"Ana"');
  const read = planImport(readGuestTable(text, SITE), [stored], SITE, [reply]);
  expect(read).toMatchObject({ added: [], changed: [], faults: [], uninvited: 1 });
});
