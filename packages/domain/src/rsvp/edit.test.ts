import { describe, expect, it } from 'vitest';
import { fc } from '../fixtures/fast-check.js';
import type { Fields } from '../record/record';
import {
  conflictOf,
  type Edit,
  type EditEvent,
  editedNames,
  hasEdits,
  openEdit,
  reduceEdit,
  saveOf,
} from './edit';
import { Conflict, fieldsToWrite, isSame, type Save } from './save';

const BLANK = { name: '', friday: '', diet: '' };
const ADA = { name: 'Ada', friday: 'yes', diet: '' };
const after = (edit: Edit, ...events: EditEvent[]) => events.reduce(reduceEdit, edit);
const typed = (values: Fields): EditEvent => ({ type: 'typed', values });
const submitted = (answers: Fields): EditEvent => ({ type: 'submitted', answers });
const arrived = (document: Fields | null, asOf?: number): EditEvent => ({
  type: 'arrived',
  document,
  ...(asOf !== undefined && { asOf }),
});
const refused = (error: Error): EditEvent => ({ type: 'refused', error });

describe('A form', () => {
  it('follows the document, except in what was typed', () => {
    const edit = after(openEdit(BLANK, ADA), typed({ diet: 'Vegan' }));
    const { values } = after(edit, arrived({ ...ADA, friday: 'no', diet: 'No nuts' }));
    expect(values).toEqual({ name: 'Ada', friday: 'no', diet: 'Vegan' });
  });

  it('counts as unedited where the document got the typed value elsewhere', () => {
    const edit = after(
      openEdit(BLANK, ADA),
      typed({ friday: 'no' }),
      arrived({ ...ADA, friday: 'no' }),
    );
    expect(hasEdits(edit)).toBe(false);
    const back = after(edit, typed({ friday: 'yes' }));
    expect(fieldsToWrite(saveOf(back, back.values), { ...ADA, friday: 'no' })).toEqual({
      friday: 'yes',
    });
  });

  it('shows what was saved, and what was typed during the save', () => {
    const edit = after(
      openEdit(BLANK, ADA),
      typed({ diet: ' Vegan ' }),
      submitted({ ...ADA, diet: 'Vegan' }),
      typed({ name: 'Ada & Grace' }),
      arrived({ ...ADA, diet: 'Vegan', friday: 'no' }),
      { type: 'saved' },
    );
    expect(edit).toMatchObject({
      values: { name: 'Ada & Grace', friday: 'no', diet: 'Vegan' },
      isSaved: false,
    });
  });

  it('keeps an answer that was changed back, if the failed save may still arrive', () => {
    const edit = after(
      openEdit(BLANK, ADA),
      typed({ friday: 'no' }),
      submitted({ ...ADA, friday: 'no' }),
      refused(new Error('No answer')),
      typed({ friday: 'yes' }),
      arrived({ ...ADA, friday: 'no' }),
    );
    expect(edit.values.friday).toBe('yes');
    expect(fieldsToWrite(saveOf(edit, edit.values), { ...ADA, friday: 'no' })).toEqual({
      friday: 'yes',
    });
  });

  it('replaces the values of a conflict with the next save, or takes them over', () => {
    const theirs = { ...ADA, friday: 'no', diet: 'No nuts' };
    const edit = after(
      openEdit(BLANK, ADA),
      typed({ diet: 'Vegan' }),
      submitted({ ...ADA, diet: 'Vegan' }),
      refused(new Conflict(theirs, ['diet'])),
    );
    expect(edit.values).toEqual({ ...ADA, diet: 'Vegan' });
    expect(fieldsToWrite(saveOf(edit, edit.values), theirs)).toEqual({ diet: 'Vegan' });
    const taken = after(edit, { type: 'theirs taken' });
    expect(taken).toMatchObject({ values: theirs, failure: null });
    expect(fieldsToWrite(saveOf(taken, taken.values), theirs)).toEqual({});
  });

  it('counts as unedited after the saved values were taken, although a save without an answer had others', () => {
    const edit = after(
      openEdit(BLANK, ADA),
      typed({ diet: 'Vegan' }),
      submitted({ ...ADA, diet: 'Vegan' }),
      refused(new Error('No answer')),
      submitted({ ...ADA, diet: 'Vegan' }),
      refused(new Conflict({ ...ADA, diet: 'No nuts' }, ['diet'])),
      { type: 'theirs taken' },
    );
    expect(hasEdits(edit)).toBe(false);
  });

  it('knows while a save is under way what it has sent', () => {
    const edit = after(
      openEdit(BLANK, ADA),
      typed({ diet: 'Vegan' }),
      submitted({ diet: 'Vegan' }),
    );
    expect(edit.sent).toEqual([{ diet: 'Vegan' }]);
    expect(after(edit, { type: 'saved' }).sent).toEqual([]);
    expect(after(edit, refused(new Error('No answer'))).sent).toEqual([{ diet: 'Vegan' }]);
    expect(after(edit, refused(new Conflict(ADA, ['diet']))).sent).toEqual([]);
    const unsent = { type: 'refused', error: new Error('Offline'), isUnsent: true } as const;
    expect(after(edit, unsent).sent).toEqual([]);
  });

  it('ignores a state from before the save, during it and after it', () => {
    const saved = { ...ADA, friday: 'no' };
    const saving = after(openEdit(BLANK, ADA, 1), typed({ friday: 'no' }), submitted(saved));
    const answer: EditEvent = { type: 'saved', document: saved, asOf: 3 };
    for (const edit of [
      after(saving, arrived(ADA, 2), answer),
      after(saving, answer, arrived(ADA, 2)),
      after(saving, arrived(null, 2), answer),
      after(saving, answer, arrived(null, 2)),
    ]) {
      expect(edit).toMatchObject({ values: saved, document: saved });
    }
    const newer = { ...saved, diet: 'Vegan' };
    expect(after(saving, arrived(newer, 4), arrived(ADA, 2), answer).values).toEqual(newer);
  });

  it('asks before it drops a number of people because somebody else changed the answer to no', () => {
    const blank = { friday: '', fridayPeople: '', diet: '' };
    const theirs = { friday: 'no' };
    const edit = after(
      openEdit(blank, { friday: 'yes', fridayPeople: 4 }),
      typed({ fridayPeople: '1' }),
      arrived(theirs),
    );
    expect(edit.values).toEqual({ friday: 'yes', fridayPeople: '1', diet: '' });
    const answers = { ...edit.values, fridayPeople: 1 };
    const conflict = new Conflict(theirs, ['friday', 'fridayPeople']);
    expect(() => fieldsToWrite(saveOf(edit, answers), theirs)).toThrow(conflict);
    const asked = after(edit, submitted(answers), refused(conflict));
    expect(fieldsToWrite(saveOf(asked, answers), theirs)).toEqual({
      friday: 'yes',
      fridayPeople: 1,
    });
    const { values } = after(asked, { type: 'theirs taken' });
    expect(values).toEqual({ friday: 'no', fridayPeople: '', diet: '' });
  });

  it('asks before it restores a deleted document', () => {
    const edit = after(openEdit(BLANK, ADA), typed({ diet: 'Vegan' }), arrived(null));
    expect(edit.values).toEqual({ ...ADA, diet: 'Vegan' });
    const save = saveOf(edit, edit.values);
    expect(() => fieldsToWrite(save, null)).toThrow(Conflict);
    const asked = after(edit, submitted(save.answers), refused(new Conflict(null, [])));
    expect(fieldsToWrite(saveOf(asked, asked.values), null)).toEqual({ ...ADA, diet: 'Vegan' });
    expect(after(asked, { type: 'theirs taken' }).values).toEqual(BLANK);
  });

  it('keeps an emptied answer if the document was deleted during the save', () => {
    const edit = after(
      openEdit(BLANK, ADA),
      typed({ friday: '' }),
      submitted({ ...ADA, friday: '' }),
      arrived(ADA),
      refused(new Conflict(null, [])),
    );
    expect(edit.values.friday).toBe('');
  });

  it('is empty after the document was deleted, if nothing was typed', () => {
    expect(after(openEdit(BLANK, ADA), arrived(null)).values).toEqual(BLANK);
  });
});

/** A person with a form, and everything that the form has shown. */
class Writer {
  edit: Edit;
  /** The save under way, with the values that it has to write. */
  save: { readonly save: Save; readonly edits: Fields } | null = null;
  readonly #shown = new Map<string, Set<string>>();
  #knowsNone = false;

  constructor(document: Fields | null) {
    this.edit = openEdit(BLANK, document);
    this.look();
  }

  dispatch(event: EditEvent) {
    const { asOf } = this.edit;
    this.edit = reduceEdit(this.edit, event);
    expect(this.edit.asOf).toBeGreaterThanOrEqual(asOf);
    this.look();
  }

  look() {
    const { values, document } = this.edit;
    const conflict = conflictOf(this.edit);
    if (document === null) {
      this.#knowsNone = true;
      for (const name of Object.keys(BLANK)) this.show(name, '');
    }
    for (const [name, value] of Object.entries(values)) this.show(name, value);
    for (const name of conflict?.fields ?? []) this.show(name, conflict?.current?.[name]);
  }

  show(name: string, value: unknown) {
    const values = this.#shown.get(name) ?? new Set();
    this.#shown.set(name, values.add(String(value ?? '')));
  }

  hasSeen(name: string, value: unknown) {
    return this.#shown.get(name)?.has(String(value ?? ''));
  }

  /** What was typed and not saved. */
  get edits(): Fields {
    return Object.fromEntries(editedNames(this.edit).map((name) => [name, this.edit.values[name]]));
  }

  get knowsNone() {
    return this.#knowsNone;
  }
}

const valuesIn = (document: Fields | null) => ({ ...BLANK, ...document });

describe('Two people who change one document', () => {
  const who = fc.constantFrom(0, 1);
  const command = fc.oneof(
    fc.record({
      do: fc.constant('type' as const),
      who,
      name: fc.constantFrom(...Object.keys(BLANK)),
      value: fc.constantFrom('', 'a', 'b'),
    }),
    fc.record({ do: fc.constant('submit' as const), who }),
    fc.record({
      do: fc.constant('end' as const),
      who,
      outcome: fc.constantFrom('answered' as const, 'unanswered' as const, 'late' as const),
    }),
    // An answer can be as old as the page.
    fc.record({ do: fc.constant('arrive' as const), who, age: fc.nat(3) }),
    fc.record({ do: fc.constantFrom('take theirs', 'deliver', 'delete'), who } as const),
  );

  it('never replace what they have not seen, and never lose what they typed or saved', () => {
    const counts = { written: 0, conflicts: 0 };
    fc.assert(
      fc.property(
        fc.option(fc.record({ name: fc.constantFrom('a', 'b'), diet: fc.constantFrom('', 'c') })),
        fc.array(command, { maxLength: 40 }),
        (start, commands) => {
          const versions: (Fields | null)[] = [start];
          let document: Fields | null = start;
          let version = 0;
          const change = (next: Fields | null) => {
            document = next;
            version = versions.push(next) - 1;
          };
          const writers = [new Writer(start), new Writer(start)] as const;
          const late: (() => void)[] = [];

          const write = (writer: Writer, fields: Fields) => {
            if (document === null) expect(writer.knowsNone).toBe(true);
            else {
              for (const [name, value] of Object.entries(fields)) {
                const old = document[name];
                if (!isSame(old, value)) expect(writer.hasSeen(name, old)).toBe(true);
              }
            }
            change({ ...document, ...fields });
            counts.written += Object.keys(fields).length > 0 ? 1 : 0;
          };
          const endSave = (writer: Writer, outcome: 'answered' | 'unanswered' | 'late') => {
            if (!writer.save) return;
            const { save, edits } = writer.save;
            writer.save = null;
            let fields: Fields;
            try {
              fields = fieldsToWrite(save, document);
            } catch (error) {
              expect(error).toBeInstanceOf(Conflict);
              counts.conflicts += 1;
              writer.dispatch({ type: 'refused', error: error as Error, asOf: version });
              return;
            }
            if (outcome === 'late') {
              const compared = version;
              late.push(() => version === compared && write(writer, fields));
            } else {
              write(writer, fields);
            }
            if (outcome !== 'answered') {
              writer.dispatch({ type: 'refused', error: new Error('No answer') });
              return;
            }
            expect(valuesIn(document)).toMatchObject(edits);
            writer.dispatch({ type: 'saved', document: document ?? {}, asOf: version });
            expect(writer.edit.document).toBe(document);
          };

          for (const each of commands) {
            const writer = writers[each.who === 0 ? 0 : 1];
            const edits = writers.map((one) => one.edits);
            const [mine = {}] = edits.splice(each.who, 1);
            switch (each.do) {
              case 'type':
                writer.dispatch({ type: 'typed', values: { [each.name]: each.value } });
                expect(writer.edit.values).toMatchObject({ ...mine, [each.name]: each.value });
                break;
              case 'submit':
                if (writer.save) break;
                writer.save = { save: saveOf(writer.edit, writer.edit.values), edits: mine };
                writer.dispatch({ type: 'submitted', answers: writer.edit.values });
                expect(writer.edit.values).toMatchObject(mine);
                break;
              case 'end':
                endSave(writer, each.outcome);
                if (each.outcome !== 'answered') expect(writer.edit.values).toMatchObject(mine);
                break;
              case 'deliver':
                for (const deliver of late.splice(0)) deliver();
                break;
              case 'delete':
                if (writer.save || hasEdits(writer.edit) || writer.edit.document !== document)
                  break;
                change(null);
                writer.dispatch(arrived(null, version));
                break;
              case 'arrive': {
                const asOf = Math.max(0, version - each.age);
                writer.dispatch(arrived(versions[asOf] ?? null, asOf));
                expect(writer.edit.values).toMatchObject(mine);
                break;
              }
              case 'take theirs':
                writer.dispatch({ type: 'theirs taken' });
            }
          }
        },
      ),
      { numRuns: 1_000 },
    );
    // Otherwise the saves would prove nothing.
    expect(Math.min(counts.written, counts.conflicts)).toBeGreaterThan(0);
  });
});
