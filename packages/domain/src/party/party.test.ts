import { describe, expect, it } from 'vitest';
import type { DayId } from '../event/event';
import { WEEKEND } from '../fixtures/days';
import { fc } from '../fixtures/fast-check.js';
import { person } from '../fixtures/people';
import { answersOf, chosenBy, documentOf } from '../record/questions';
import type { Fields, Question, StoredRsvp } from '../record/record';
import { editedNames, hasEdits, openEdit, reduceEdit, saveOf, type Values } from '../rsvp/edit';
import {
  addedGuest,
  blankParty,
  type PartyForm,
  partyIssues,
  partyToSave,
  withDay,
} from '../rsvp/party-values';
import { addedPeople } from '../rsvp/reply-by';
import { parseStoredRsvp } from '../rsvp/rsvp';
import { applyFields, Conflict, fieldsToWrite, isSame } from '../rsvp/save';
import { columnsOf } from './columns';
import { factsOf, fromFacts, needField, personAnswerField, personOf, whoField } from './facts';
import { attendanceOn, childrenOf, needsOf } from './people';
import { addedNames, namesOn, peopleIn } from './person';

const QUESTION = { limit: 40, site: 'both', each: 'person' } as const;
const MEAL: Question = {
  ...QUESTION,
  id: 'meal',
  label: 'Meal',
  kind: 'numbers',
  options: ['Fish', 'Children’s meal'],
  if: 'friday',
};
const SONG: Question = { ...QUESTION, id: 'song', label: 'Song', kind: 'text', options: [] };
const QUESTIONS = [MEAL, SONG];
const SHAPE = { days: WEEKEND, questions: QUESTIONS };
const parse = (data: Fields): StoredRsvp => parseStoredRsvp(SHAPE, 'key', data);

/** As in Firestore. */
const DOCUMENT = {
  name: 'The Okafors',
  friday: 'yes',
  saturday: 'yes',
  party: ['Ana', 'Tom', 'J. O’Neill'],
  fridayWho: ['Ana', 'Tom'],
  saturdayWho: ['Ana', 'J. O’Neill'],
  children: ['Tom'],
  needs: { Tom: 'No nuts' },
  answers: { meal: { Ana: 'Fish', Tom: 'Children’s meal' }, song: { Ana: 'Fado' } },
};
/** The same in memory. */
const REPLY = {
  name: 'The Okafors',
  friday: 'yes',
  saturday: 'yes',
  people: [
    person('Ana', 'friday saturday', { answers: { meal: 'Fish', song: 'Fado' } }),
    person('Tom', 'friday (child)', { need: 'No nuts', answers: { meal: 'Children’s meal' } }),
    person('J. O’Neill', 'saturday'),
  ],
} satisfies StoredRsvp;
const [ANA, TOM, NEILL] = REPLY.people;

/** What a save of these fields stores. */
const stored = (fields: Fields, before: Fields | null = null): Fields => {
  const record = applyFields(before, fields);
  const { data } = documentOf(SHAPE, columnsOf(SHAPE, fields, record));
  return applyFields(null, {
    ...data,
    ...(data.answers && { answers: applyFields(null, data.answers) }),
  });
};

describe('People', () => {
  it('are a list in memory and columns in a document', () => {
    expect(parse(DOCUMENT)).toEqual(REPLY);
    expect(parse(REPLY)).toEqual(REPLY);
    expect(stored(REPLY)).toEqual(DOCUMENT);
  });

  it('are facts when two versions are compared', () => {
    expect(factsOf(REPLY)).toEqual({
      name: 'The Okafors',
      friday: 'yes',
      saturday: 'yes',
      'who/Ana': 'friday saturday',
      'who/Tom': 'friday (child)',
      'who/J%2E%20O%E2%80%99Neill': 'saturday',
      'need/Tom': 'No nuts',
      'answers/meal/Ana': 'Fish',
      'answers/meal/Tom': 'Children’s meal',
      'answers/song/Ana': 'Fado',
    });
    expect(fromFacts(factsOf(REPLY))).toEqual(REPLY);
  });

  it.each(['J. O’Neill', 'Ana "Nina" [x]', "D'Arcy/Łukasz", '+1', 'The People', '100 %'])(
    'have facts for the name %j',
    (name) => {
      const field = whoField(name);
      expect(field).toMatch(/^who\/[^./'"[\]]+$/);
      expect([field, needField(name), personAnswerField(MEAL, name)].map(personOf)).toEqual([
        name,
        name,
        name,
      ]);
    },
  );

  it('keep their places in the list when others join or leave', () => {
    const answers = { 'who/Tom': null, 'need/Tom': null, 'who/Eve': 'friday' };
    const facts = fieldsToWrite({ answers, seen: [REPLY] }, REPLY);
    const people = [ANA, NEILL, person('Eve', 'friday')];
    const list = fieldsToWrite({ answers: { people }, seen: [REPLY] }, REPLY);
    expect(facts).toEqual({ people });
    expect(list).toEqual({ people });
    expect(stored(list, REPLY)).toMatchObject({
      party: ['Ana', 'J. O’Neill', 'Eve'],
      fridayWho: ['Ana', 'Eve'],
    });
  });

  it('are removed from every column with their last day, together with the number of people', () => {
    const record = { ...REPLY, fridayPeople: 4 };
    const columns = columnsOf(SHAPE, { friday: 'no' }, { ...record, friday: 'no' });
    expect(columns).toEqual({
      friday: 'no',
      party: ['Ana', 'J. O’Neill'],
      children: null,
      needs: null,
      fridayWho: null,
      saturdayWho: ['Ana', 'J. O’Neill'],
      sundayWho: null,
      'answers/meal': { Ana: 'Fish' },
      'answers/song': { Ana: 'Fado' },
    });
    expect(columnsOf(SHAPE, { people: REPLY.people }, record)).toMatchObject({
      fridayPeople: null,
    });
    expect(columnsOf(SHAPE, { name: 'Ada' }, record)).toEqual({ name: 'Ada' });
  });

  it.each<[string, Fields]>([
    ['of no day', { party: [...DOCUMENT.party, 'Eve'] }],
    ['of a day with a no', { sunday: 'no', sundayWho: ['Tom'] }],
    ['of nobody', { needs: { ...DOCUMENT.needs, Eve: 'Vegan' }, children: ['Tom', 'Eve'] }],
    ['that a question does not accept', { answers: { ...DOCUMENT.answers, song: { Tom: 7 } } }],
  ])('are read without what is %s', (what, columns) => {
    const withoutSong = { ...ANA, answers: { meal: 'Fish' } };
    expect(parse({ ...DOCUMENT, ...columns }).people).toEqual(
      what.includes('question') ? [withoutSong, TOM, NEILL] : REPLY.people,
    );
  });

  it.each<[string, Fields]>([
    ['no list', { party: 'Ana' }],
    ['no text', { party: [7] }],
    ['an empty name', { party: [' '] }],
    ['a name of two lines', { party: ['Ana\nTom'] }],
    ['a name too long', { party: ['x'.repeat(81)] }],
    ['a name twice', { party: ['Ana', 'Ana'] }],
    ['13 people', { party: Array.from({ length: 13 }, (_, index) => `Ana ${index}`) }],
    ['a need that is no text', { needs: { Ana: 7 } }],
    ['a need too long', { needs: { Ana: 'x'.repeat(501) } }],
  ])('make a reply unreadable with %s', (_, columns) => {
    expect(() => parse({ ...DOCUMENT, ...columns })).toThrow();
  });

  it('keep an answer for the whole party that was given before anybody had a name', () => {
    const before = { friday: 'yes', fridayPeople: 2, 'answers/meal': '{"Fish":2}' };
    expect(parse({ ...before, answers: { meal: { Fish: 2 } } })).toEqual(before);
    expect(answersOf(SHAPE, DOCUMENT)).toEqual({});
  });
});

describe('A form by name', () => {
  const FORM: PartyForm = {
    members: ['Ana', 'Tom'],
    children: ['Tom'],
    people: 3,
    days: WEEKEND,
    asked: ['friday', 'saturday'],
    questions: QUESTIONS,
  };
  const YES = { friday: 'yes', saturday: 'no' };
  const BLANK = { friday: '', saturday: '', ...blankParty(FORM) };
  const messagesOf = (values: Fields) =>
    partyIssues(FORM, { ...BLANK, ...YES, ...(values as typeof BLANK) }).map(
      ({ path: [field] }) => field,
    );

  it('has all members at first, and a place for each other guest', () => {
    expect(blankParty(FORM)).toMatchObject({
      'who/Ana': 'friday saturday',
      'who/Tom': 'friday saturday (child)',
      'who/+1': '',
      'name/+1': '',
      'answers/meal/+1': '',
    });
    expect(blankParty({ ...FORM, members: [] })).toEqual({});
  });

  it('saves those who come on days with a yes, and a guest by the typed name', () => {
    const values = {
      ...BLANK,
      ...YES,
      'need/Ana': ' No\nnuts ',
      'who/Tom': 'saturday (child)',
      'need/Tom': 'Vegan',
      'who/+1': 'friday',
      'name/+1': ' Eve ',
      'answers/meal/+1': 'Fish',
    };
    expect(partyToSave(FORM, values)).toEqual({
      'who/Ana': 'friday',
      'who/Eve': 'friday',
      'who/Tom': null,
      'who/+1': null,
      'name/+1': null,
      'need/Ana': 'No nuts',
      'need/Eve': null,
      'need/Tom': null,
      'need/+1': null,
      'answers/meal/Ana': null,
      'answers/meal/Eve': 'Fish',
      'answers/meal/Tom': null,
      'answers/meal/+1': null,
      'answers/song/Ana': null,
      'answers/song/Eve': null,
      'answers/song/Tom': null,
      'answers/song/+1': null,
      'answers/meal': null,
      'answers/song': null,
      fridayPeople: null,
      saturdayPeople: null,
    });
  });

  it('saves a guest without a name, who gets one later', () => {
    const typed = { ...BLANK, ...YES, 'who/Ana': '', 'who/Tom': '', 'who/+1': addedGuest(FORM) };
    expect(partyIssues(FORM, typed)).toEqual([]);
    const save = { answers: { ...YES, ...partyToSave(FORM, typed) }, seen: [null] };
    const reply = parse(fieldsToWrite(save, null));
    expect(reply.people).toEqual([person('+1', 'friday')]);
    expect(stored(reply)).toMatchObject({ party: ['+1'], fridayWho: ['+1'] });
    expect(attendanceOn(['friday'], reply, 3).heads).toBe(1);

    const edit = openEdit(BLANK, reply);
    expect(edit.values).toMatchObject({ 'who/+1': 'friday', 'name/+1': '', 'who/Ana': '' });
    const named = reduceEdit(edit, { type: 'typed', values: { 'name/+1': 'Zoe' } }).values;
    const written = fieldsToWrite(saveOf(edit, partyToSave(FORM, named)), reply);
    expect(written).toMatchObject({ people: [person('Zoe', 'friday')] });
  });

  it('adds a guest to each day that is coming, now or later', () => {
    const typed = { ...BLANK, ...YES, 'who/+1': addedGuest(FORM), 'name/+1': 'Zoe' };
    const comingOn = (values: typeof typed) =>
      parse(
        fieldsToWrite({ answers: { ...values, ...partyToSave(FORM, values) }, seen: [null] }, null),
      );
    expect(namesOn(comingOn(typed), 'friday')).toEqual(['Ana', 'Tom', 'Zoe']);
    const both = comingOn({ ...typed, saturday: 'yes' });
    expect(namesOn(both, 'saturday')).toEqual(['Ana', 'Tom', 'Zoe']);
  });

  it('has a place for each guest, although a member is called like one', () => {
    const places = { ...FORM, members: ['Ana', '+1'], children: [], people: 4 };
    expect(Object.keys(blankParty(places)).filter((name) => name.startsWith('who/'))).toEqual([
      'who/Ana',
      'who/+1',
      'who/+2',
      'who/+3',
    ]);
  });

  it('takes the children among its members from the invitation, and all others from the guest', () => {
    const values = {
      ...BLANK,
      ...YES,
      'who/Ana': 'friday (child)',
      'who/Tom': 'friday',
      'who/+1': 'friday (child)',
      'name/+1': 'Eve',
    };
    expect(partyToSave(FORM, values)).toMatchObject({
      'who/Ana': 'friday',
      'who/Tom': 'friday (child)',
      'who/Eve': 'friday (child)',
    });
  });

  it('reports what is missing, doubled or too much', () => {
    expect(messagesOf({})).toEqual([]);
    expect(messagesOf({ 'who/Ana': '', 'who/Tom': 'saturday' })).toEqual(['fridayWho']);
    expect(messagesOf({ 'who/+1': 'friday', 'name/+1': '_' })).toEqual(['name/+1']);
    expect(messagesOf({ 'who/+1': 'friday', 'name/+1': 'ana' })).toEqual(['name/+1']);
    expect(messagesOf({ 'who/+1': 'friday', 'name/+1': 'Eve', 'who/Ada': 'friday' })).toEqual([
      'who/Ada',
    ]);
    expect(messagesOf({ 'need/Ana': 'x'.repeat(501), 'answers/song/Ana': 'x'.repeat(41) })).toEqual(
      ['need/Ana', 'answers/song/Ana'],
    );
  });

  it('may keep the people of the reply after hosts have reduced the invitation', () => {
    const two = { ...FORM, people: 2 };
    const { values } = openEdit(BLANK, REPLY);
    const pathsOf = (typed: Fields) =>
      partyIssues(two, { ...values, ...(typed as typeof values) }, REPLY).map(({ path }) => path);
    expect(pathsOf({ 'need/Ana': 'Vegan' })).toEqual([]);
    expect(pathsOf({ 'who/Ana': '', 'who/+1': 'friday' })).toEqual([
      ['who/J%2E%20O%E2%80%99Neill'],
    ]);
  });

  it('follows the saved reply, even in people whom the invitation does not name', () => {
    const edit = openEdit(BLANK, REPLY);
    expect(edit.values).toMatchObject({
      ...YES,
      saturday: 'yes',
      'who/J%2E%20O%E2%80%99Neill': 'saturday',
    });
    const typed = reduceEdit(edit, {
      type: 'typed',
      values: { 'who/+1': 'friday', 'name/+1': 'Eve' },
    });
    const answers = partyToSave(FORM, typed.values);
    const saving = reduceEdit(typed, { type: 'submitted', answers });
    const document = parse(applyFields(REPLY, fieldsToWrite(saveOf(typed, answers), REPLY)));
    const saved = reduceEdit(saving, { type: 'saved', document });
    expect(saved).toMatchObject({
      isSaved: true,
      values: { 'who/Eve': 'friday', 'who/+1': '', 'name/+1': '' },
    });
  });

  it('replaces the number of an older reply once the guest says who comes, and keeps the rest', () => {
    const before: StoredRsvp = {
      ...YES,
      fridayPeople: 2,
      dietaryRestrictions: 'One vegan',
      'answers/meal': '{"Fish":2}',
    } as StoredRsvp;
    const edit = openEdit(BLANK, before);
    expect(attendanceOn(['friday'], before, 3)).toEqual({ heads: 2, people: [] });
    expect(partyIssues(FORM, edit.values).map(({ path }) => path)).toEqual([['fridayWho']]);
    const typed = reduceEdit(edit, {
      type: 'typed',
      values: { 'who/Ana': 'friday', 'answers/meal/Ana': 'Fish' },
    });
    const written = fieldsToWrite(saveOf(typed, partyToSave(FORM, typed.values)), before);
    expect(stored(written, before)).toMatchObject({
      party: ['Ana'],
      fridayWho: ['Ana'],
      answers: { meal: { Ana: 'Fish' } },
    });
    const after = applyFields(before, written);
    expect(after).toMatchObject({ friday: 'yes', dietaryRestrictions: 'One vegan' });
    expect(after).not.toHaveProperty('fridayPeople');
  });

  it('keeps the names of a reply whose invitation has lost them', () => {
    const lost: PartyForm = { ...FORM, members: undefined, children: undefined };
    const edit = openEdit({ friday: '', saturday: '', ...blankParty(lost) }, REPLY);
    expect(partyIssues(lost, edit.values)).toEqual([]);
    const written = fieldsToWrite(saveOf(edit, partyToSave(lost, edit.values)), REPLY);
    const saved = applyFields(REPLY, written);
    expect(saved).toEqual(REPLY);
    expect(attendanceOn(['friday', 'saturday'], parse(saved)).heads).toBe(3);
  });

  it('marks days in their order, and keeps a child a child', () => {
    expect(withDay(FORM, 'saturday (child)', 'friday', true)).toBe('friday saturday (child)');
    expect(withDay(FORM, 'friday (child)', 'friday', false)).toBe('(child)');
  });
});

describe('The count', () => {
  const on = (day: DayId, reply: StoredRsvp = REPLY) => attendanceOn([day], reply, 4);

  it('counts the names of a day, or else uses its number', () => {
    expect(on('friday')).toMatchObject({ heads: 2, people: [{ name: 'Ana' }, { name: 'Tom' }] });
    expect(on('saturday').heads).toBe(2);
    expect(on('sunday').heads).toBe(0);
    expect(attendanceOn(['friday', 'saturday'], REPLY).heads).toBe(3);
    expect(on('friday', { friday: 'yes', fridayPeople: 3 })).toEqual({ heads: 3, people: [] });
    expect(on('friday', { friday: 'yes' }).heads).toBe(4);
    expect(attendanceOn(['friday'], { friday: 'yes', guest: 'Eve' }).heads).toBe(2);
    expect(attendanceOn(['friday'], null).heads).toBe(0);
  });

  it('knows children, needs and meals by name', () => {
    expect(childrenOf(on('friday'))).toBe(1);
    expect(childrenOf(on('saturday'))).toBe(0);
    const reply = { ...REPLY, dietaryRestrictions: 'Kosher' };
    expect(needsOf(reply, on('friday', reply))).toEqual([
      { text: 'No nuts', name: 'Tom', heads: 1 },
      { text: 'Kosher', name: null, heads: 2 },
    ]);
    expect(chosenBy(MEAL, 'Fish', REPLY, on('friday'))).toBe(1);
    const numbers = { friday: 'yes', fridayPeople: 3, 'answers/meal': '{"Fish":2}' } as const;
    expect(chosenBy(MEAL, 'Fish', numbers, on('friday', numbers))).toBe(2);
  });

  it('tells who is new on a day', () => {
    const more = { ...REPLY, people: [ANA, { ...TOM, days: ['friday', 'saturday'] }, NEILL] };
    expect(addedPeople(WEEKEND, REPLY, REPLY)).toEqual([]);
    expect(addedPeople(WEEKEND, REPLY, more)).toEqual(['who/Tom']);
    // As many people as before, but one of them is new.
    const other = {
      ...REPLY,
      people: [person('Ana', 'friday'), person('Tom', 'friday saturday'), NEILL],
    };
    expect(addedPeople(WEEKEND, REPLY, other)).toEqual(['who/Tom']);
    const two = { ...REPLY, people: [NEILL], fridayPeople: 2 };
    expect(addedPeople(WEEKEND, two, REPLY)).toEqual(['who/Ana']);
    expect(addedPeople(WEEKEND, REPLY, { ...two, fridayPeople: 3 })).toEqual(['fridayPeople']);
    expect(addedNames('friday', null, REPLY, 1)).toEqual(['Tom']);
  });
});

describe('Two phones', () => {
  const START = { friday: 'yes', people: [person('Ana', 'friday')] } satisfies StoredRsvp;
  /** The fields of the conflict with a document that the phone has not seen. */
  const conflictWith = (current: Fields, answers: Fields) => {
    try {
      return fieldsToWrite({ answers, seen: [START] }, current);
    } catch (error) {
      return (error as Conflict).fields;
    }
  };

  it('that change who comes are asked, and the second answer replaces all of the first', () => {
    const blank = { friday: '', 'who/Ana': '', 'who/Tom': '' };
    const theirs = { ...START, people: [person('Ana', 'friday (child)'), person('Eve', 'friday')] };
    const typed = reduceEdit(openEdit(blank, START), {
      type: 'typed',
      values: { 'who/Tom': 'friday' },
    });
    const edit = reduceEdit(typed, { type: 'arrived', document: theirs });
    expect(edit.values).toEqual({
      friday: 'yes',
      'who/Ana': 'friday',
      'who/Tom': 'friday',
      'who/Eve': '',
    });
    const fields = ['who/Ana', 'who/Tom', 'who/Eve'];
    for (const each of [edit, typed]) {
      const { values: answers } = each;
      const error = new Conflict(theirs, fields);
      expect(() => fieldsToWrite(saveOf(each, answers), theirs)).toThrow(Conflict);
      const asked = [
        { type: 'submitted', answers } as const,
        { type: 'refused', error } as const,
      ].reduce(reduceEdit, each);
      const written = fieldsToWrite(saveOf(asked, asked.values), theirs);
      expect(peopleIn(applyFields(theirs, written)).map(({ name }) => name)).toEqual([
        'Ana',
        'Tom',
      ]);
    }
  });

  it('ask before they drop what the other one has written', () => {
    const number = { friday: 'yes', fridayPeople: 3 };
    expect(conflictWith(number, { 'who/Ana': 'friday', 'who/Tom': 'friday' })).toContain(
      'fridayPeople',
    );
    const need = { ...START, people: [person('Ana', 'friday', { need: 'Vegan' })] };
    expect(conflictWith(need, { 'who/Ana': null, 'need/Ana': null })).toContain('need/Ana');
    expect(conflictWith({ friday: 'yes' }, { 'need/Ana': 'Vegan' })).toEqual(['who/Ana']);
    // Her need was removed together with Ana, and the guest who brings her back has not typed it again.
    const vegan = { 'who/Ana': 'friday', 'need/Ana': 'Vegan' };
    const seen = [{ ...START, people: [person('Ana', 'friday saturday', { need: 'Vegan' })] }];
    expect(() => fieldsToWrite({ answers: vegan, seen }, { friday: 'yes' })).toThrow(
      expect.objectContaining({ fields: expect.arrayContaining(['need/Ana']) }),
    );
    expect(conflictWith({ ...START, friday: 'no' }, { 'who/Tom': 'friday' })).toContain('friday');
    const more = { ...START, people: [...START.people, person('Tom', 'friday')] };
    expect(conflictWith(more, { friday: 'no', 'who/Ana': null })).toContain('who/Tom');
    const once = { ...START, 'answers/meal': '{"Fish":1}' };
    expect(conflictWith(once, { 'answers/meal/Ana': 'Fish' })).toEqual(['answers/meal']);
  });

  const NAMES = ['Ana', 'Tom', 'Eve'];
  const DAYS = ['friday', 'saturday'] as const;
  const FORM: PartyForm = {
    members: NAMES.slice(0, 2),
    people: 2,
    days: WEEKEND,
    asked: DAYS,
    questions: [MEAL],
  };
  const answer = fc.constantFrom('yes' as const, 'no' as const);
  /** A reply by number, as from a page that does not know names yet. */
  const numbered = fc
    .record({ friday: answer, saturday: answer, number: fc.constantFrom(null, 1, 2) })
    .map(({ number, ...days }): Fields => {
      const people = DAYS.map((day) => [`${day}People`, days[day] === 'yes' ? number : null]);
      return { name: 'Ada', ...days, ...Object.fromEntries(people) };
    });
  const anybody = fc.record({
    who: fc.subarray<DayId>([...DAYS]).map((days) => days.join(' ')),
    need: fc.constantFrom('', 'Vegan', 'No nuts'),
    meal: fc.constantFrom('', ...MEAL.options),
  });
  const named = fc
    .record({ friday: answer, saturday: answer, people: fc.tuple(anybody, anybody, anybody) })
    .map(({ people, ...days }) => ({
      ...days,
      ...Object.fromEntries(
        people.flatMap(({ who, need, meal }, index) => {
          const name = NAMES[index] ?? '';
          return [
            [whoField(name), who],
            [needField(name), need],
            [personAnswerField(MEAL, name), meal],
          ];
        }),
      ),
    }))
    .filter((values) => partyIssues(FORM, values).length === 0)
    .map((values): Fields => {
      const { friday, saturday } = values;
      return { name: 'Ada', friday, saturday, ...partyToSave(FORM, values) };
    });
  const save = (answers: Fields, seen: StoredRsvp, current: StoredRsvp) =>
    fieldsToWrite({ answers, seen: [seen] }, current);

  it('never leave a reply that its schema refuses, and drop nothing in silence', () => {
    const reply = fc.oneof({ weight: 1, arbitrary: numbered }, { weight: 3, arbitrary: named });
    const counts = { written: 0, conflicts: 0 };
    fc.assert(
      fc.property(reply, reply, reply, (start, one, two) => {
        const before = parse(fieldsToWrite({ answers: start, seen: [null] }, null));
        const isByName = (answers: Fields) => 'who/Ana' in answers;
        // The form of a reply with names has no numbers.
        fc.pre(peopleIn(before).length === 0 || [one, two].every(isByName));
        const current = parse(applyFields(before, save(one, before, before)));
        let written: Fields;
        try {
          written = save(two, before, current);
        } catch (error) {
          expect(error).toBeInstanceOf(Conflict);
          counts.conflicts += 1;
          return;
        }
        counts.written += Object.keys(written).length > 0 ? 1 : 0;
        const record = applyFields(current, written);
        const after = parse(record);
        expect(parse(stored(record))).toEqual(after);
        // The changes of both phones are there.
        const [known, first, last] = [before, current, after].map(factsOf);
        const isChanged = (name: string, value: unknown) => !isSame(known?.[name], value);
        const names = Object.keys({ ...known, ...first, ...factsOf(written), ...factsOf(two) });
        for (const name of names.filter((each) => each !== 'people')) {
          const mine = name in two && isChanged(name, two[name]) ? two : first;
          expect([name, String(last?.[name] ?? '')]).toEqual([name, String(mine?.[name] ?? '')]);
        }
        expect(peopleIn(after).length).toBeLessThanOrEqual(FORM.people);
        for (const day of isByName(one) && isByName(two) ? DAYS : []) {
          expect(namesOn(after, day).length > 0).toBe(after[day] === 'yes');
        }
      }),
      { numRuns: 500 },
    );
    // Otherwise the saves would prove nothing.
    expect(Math.min(counts.written, counts.conflicts)).toBeGreaterThan(0);
  });

  it('show the number of the saved reply after the guest keeps it', () => {
    const before = { friday: 'yes', fridayPeople: 2 };
    const typed = reduceEdit(openEdit({ friday: '', ...blankParty(FORM) }, before), {
      type: 'typed',
      values: { 'who/Ana': 'friday' },
    });
    const error = new Conflict({ ...before, fridayPeople: 3 }, ['fridayPeople']);
    const asked = reduceEdit(typed, { type: 'refused', error });
    expect(hasEdits(reduceEdit(asked, { type: 'theirs taken' }))).toBe(false);
  });

  const typing = fc.record(
    {
      friday: answer,
      saturday: answer,
      ...Object.fromEntries(
        ['who/Ana', 'who/Tom', 'who/+1'].map((name) => [name, anybody.map(({ who }) => who)]),
      ),
      'name/+1': fc.constantFrom('', 'Eve', 'Bea'),
      'need/+1': fc.constantFrom('', 'Vegan'),
    },
    { requiredKeys: [] },
  );

  it('that ask who comes show everybody of the saved reply after the guest keeps it', () => {
    const form = { ...FORM, people: 4 };
    const blank = { name: '', friday: '', saturday: '', ...blankParty(form) };
    const answersIn = ({ name, friday, saturday, ...people }: Values): Fields => ({
      name,
      friday,
      saturday,
      ...partyToSave(form, { friday, saturday, ...people } as Values),
    });
    let conflicts = 0;
    fc.assert(
      fc.property(named, named, typing, fc.boolean(), (start, other, values, isRepeated) => {
        const before = parse(fieldsToWrite({ answers: start, seen: [null] }, null));
        const current = parse(applyFields(before, save(other, before, before)));
        const typed = reduceEdit(openEdit(blank, before), {
          type: 'typed',
          values: values as Fields,
        });
        const answers = answersIn(typed.values);
        const submitted = { type: 'submitted', answers } as const;
        const lost = { type: 'refused', error: new Error('No answer') } as const;
        const edit = [submitted, ...(isRepeated ? [lost, submitted] : [])].reduce(
          reduceEdit,
          typed,
        );
        let error = new Conflict(null, []);
        try {
          fieldsToWrite(saveOf(edit, answers), current);
        } catch (conflict) {
          error = conflict as Conflict;
        }
        // Other conflicts are about the need or the meal of a person.
        if (error.fields.every((name) => /^(need|answers)\//.test(name))) return;
        const kept = reduceEdit(reduceEdit(edit, { type: 'refused', error }), {
          type: 'theirs taken',
        });
        expect(editedNames(kept).filter((name) => /^(who|name)\//.test(name))).toEqual([]);
        conflicts += 1;
        const written = fieldsToWrite(saveOf(kept, answersIn(kept.values)), current);
        const after = applyFields(current, written);
        for (const day of DAYS) {
          expect(namesOn(after, day)).toEqual(namesOn(current, day));
        }
      }),
      { numRuns: 100 },
    );
    expect(conflicts).toBeGreaterThan(10);
  });
});
