import { openEmbeddedBackend } from '@invitation/backend/embedded';
import { memoryStorage } from '@invitation/backend/memory-storage';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { friday } from '@invitation/domain/fixtures/events/friday';
import { saturday } from '@invitation/domain/fixtures/events/saturday';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { formFieldsOf } from '@invitation/domain/rsvp/rsvp-values';
import { Conflict } from '@invitation/domain/rsvp/save';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guestSession } from '../session/guest-session';
import { readDraft } from './draft';
import { replyStore } from './reply-store';
import { failureMessage, saveReply, savingStores, splitAnswers } from './save-reply';

const SAVED = { name: 'Ada', friday: 'yes', saturday: 'no' } as const;
const EMPTY = { name: '', friday: '', saturday: '', dietaryRestrictions: '' };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});

function open() {
  const storage = memoryStorage();
  const backend = openEmbeddedBackend({ days: WEEKEND, storage: () => storage });
  const session = guestSession(async () => backend, new QueryClient(), { days: WEEKEND });
  const store = replyStore({ key: null, document: null, asOf: 0, blank: EMPTY }, null);
  store.form.setValues({ ...EMPTY, ...SAVED });
  const leave = store.subscribe(() => {});
  const save = () => saveReply(store, session, store.read().values, null);
  return { backend, session, store, leave, save, storage };
}

describe('A save', () => {
  it('signs a new guest in, and forgets the draft', async () => {
    const { session, store, save } = open();
    expect(readDraft()).toMatchObject({ key: null, values: SAVED });
    expect(await save()).toBe('saved');
    const key = store.read().key ?? '';
    expect(await session.readRsvp(key)).toMatchObject(SAVED);
    expect(readDraft()).toBeNull();
  });

  it('keeps the form and the draft if the sign-in fails', async () => {
    const { session, store, save } = open();
    vi.spyOn(session, 'signIn').mockRejectedValue(new Error('You seem to be offline.'));
    expect(await save()).toBeInstanceOf(Error);
    expect(store.read()).toMatchObject({ values: SAVED, sent: [], saving: null });
    expect(store.read().failure?.message).toBe('You seem to be offline.');
    expect(readDraft()).toMatchObject({ values: SAVED, sent: [] });
  });

  it('remembers that a failed save may still arrive', async () => {
    const { backend, store, save } = open();
    const logRsvp = vi.spyOn(backend.rsvps, 'logRsvp').mockRejectedValueOnce(new Error());
    expect(await save()).toBeInstanceOf(Error);
    expect(readDraft()?.sent).toMatchObject([SAVED]);
    await save();
    expect(logRsvp.mock.lastCall?.[1].seen).toEqual([null, expect.objectContaining(SAVED)]);
    expect(store.read().sent).toEqual([]);
  });

  it('does not conflict with itself after a reload before its answer', async () => {
    const { backend, session, store, save } = open();
    await save();
    const { key, document } = store.read();
    let answer = () => {};
    const { logRsvp } = backend.rsvps;
    vi.spyOn(backend.rsvps, 'logRsvp').mockImplementationOnce(async (...call) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return logRsvp(...call);
    });
    store.dispatch({ type: 'typed', values: { ...SAVED, dietaryRestrictions: 'Vegan' } });
    const saving = save();
    await vi.waitFor(() => expect(backend.rsvps.logRsvp).toHaveBeenCalled());
    const reloaded = replyStore({ key, document, asOf: 0, blank: EMPTY }, readDraft());
    answer();
    await saving;
    reloaded.dispatch({ type: 'typed', values: { dietaryRestrictions: 'No nuts' } });
    const answers = reloaded.read().values;
    expect(await saveReply(reloaded, session, answers, null)).toBe('saved');
  });

  it('removes a draft that says nothing more than the saved reply', async () => {
    const { store, save } = open();
    await save();
    const { key, document } = store.read();
    store.dispatch({ type: 'typed', values: { dietaryRestrictions: 'Vegan' } });
    const elsewhere = { ...document, dietaryRestrictions: 'Vegan' };
    replyStore({ key, document: elsewhere, asOf: 0, blank: EMPTY }, readDraft());
    expect(readDraft()).toBeNull();
  });

  it('keeps an answer from another tab, and says so', async () => {
    const { backend, store, save } = open();
    await save();
    const { key, document } = store.read();
    await backend.rsvps.logRsvp(key ?? '', {
      answers: { dietaryRestrictions: 'No nuts' },
      seen: [document],
    });
    expect(await save()).toBe('merged');
    expect(store.read().values.dietaryRestrictions).toBe('No nuts');
  });

  it('asks again about answers from elsewhere if the guest had left the form', async () => {
    const { backend, session, store, leave, save } = open();
    await save();
    const { key, document } = store.read();
    await backend.rsvps.logRsvp(key ?? '', {
      answers: { dietaryRestrictions: 'No nuts' },
      seen: [document],
    });
    store.form.setValue('dietaryRestrictions', 'Vegan');
    const saving = save();
    leave();
    expect(await saving).toBeInstanceOf(Conflict);
    const { reply, asOf } = session.newestRsvp(key ?? '');
    const later = replyStore({ key, document: reply, asOf, blank: EMPTY }, readDraft());
    expect(later.read().values.dietaryRestrictions).toBe('Vegan');
    expect(await saveReply(later, session, later.read().values, null)).toBeInstanceOf(Conflict);
  });

  it('says that the reply was deleted, and then saves it as a new one', async () => {
    const { session, store, save, storage } = open();
    await save();
    const { key } = store.read();
    storage.removeItem(`embedded_rsvp_${key}`);
    expect(await save()).toBeInstanceOf(Error);
    expect(failureMessage(store.read().failure ?? new Error())).toMatch(
      /deleted.*\n.*as a new one/,
    );
    expect(await session.readRsvp(key ?? '')).toBeNull();
    expect(await save()).toBe('saved');
    expect(await session.readRsvp(key ?? '')).toMatchObject(SAVED);
  });
});

/** Without timers, which take long in 300 visits. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
};

type Step = 'leave' | 'return' | 'save' | 'answer' | 'failure' | { readonly diet: string };

/** A guest on a slow connection, who takes these steps where they are possible. */
async function visit(steps: readonly Step[]): Promise<void> {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const { backend, session, store: first, save } = open();
  await save();
  const key = first.read().key ?? '';
  const requests: { resolve(): void; reject(error: Error): void }[] = [];
  const { logRsvp } = backend.rsvps;
  vi.spyOn(backend.rsvps, 'logRsvp').mockImplementation(async (...call) => {
    await new Promise<void>((resolve, reject) => requests.push({ resolve, reject }));
    return logRsvp(...call);
  });
  const page = { form: null as { readonly store: typeof first; leave(): void } | null };
  let typed = '';
  const wrong: string[] = [];
  const take = {
    // As the page does.
    return() {
      const { reply: document, asOf } = session.newestRsvp(key);
      const loaded = { key, document, asOf, blank: EMPTY };
      const store = savingStores.get(session) ?? replyStore(loaded, readDraft());
      page.form = { store, leave: store.subscribe(() => {}) };
      store.dispatch({ type: 'loaded', ...loaded });
    },
    leave() {
      page.form?.leave();
      page.form = null;
    },
    save() {
      const { store } = page.form ?? {};
      if (!store || store.read().saving) return;
      void saveReply(store, session, store.read().values, null).then((outcome) => {
        if (outcome !== 'saved' || store.read().isSaved === (typed === saved())) return;
        wrong.push('isSaved');
      });
    },
    answer: () => requests.shift()?.resolve(),
    failure: () => requests.shift()?.reject(new Error('You seem to be offline.')),
  };
  const saved = () => session.newestRsvp(key).reply?.dietaryRestrictions ?? '';
  for (const step of steps) {
    if (typeof step === 'string') {
      if (step !== 'return' || page.form === null) take[step]();
    } else if (page.form) {
      page.form.store.form.setValue('dietaryRestrictions', step.diet);
      typed = step.diet;
    }
    await settle();
    expect(wrong).toEqual([]);
    if (page.form) expect(page.form.store.read().values.dietaryRestrictions).toBe(typed);
    if (saved() !== typed) expect(readDraft()?.values.dietaryRestrictions).toBe(typed);
  }
}

it('In any order of leaving, returning, typing, saves and answers, what is not saved is in the form and the draft', async () => {
  const step = fc.oneof(
    fc.constantFrom<Step[]>('leave', 'return', 'save', 'answer', 'failure'),
    fc.record({ diet: fc.constantFrom('', 'Vegan', 'No nuts') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), (steps) => visit(['return', ...steps])),
    {
      numRuns: 300,
      examples: [[[{ diet: 'Vegan' }, 'save', 'leave', 'return', { diet: 'No nuts' }, 'answer']]],
    },
  );
});

describe('splitAnswers', () => {
  const WEEKEND_FORM = formFieldsOf('weekend', [friday, saturday]);
  const SATURDAY_FORM = formFieldsOf('saturday', [saturday]);

  it('returns all answers of the weekend form', () => {
    expect(splitAnswers(WEEKEND_FORM, SAVED, null)).toEqual({
      answers: { ...SAVED, saturdayPeople: null },
      defaults: {},
    });
  });

  it('keeps the number of people with a yes, and removes it with a no', () => {
    const rsvp = { ...SAVED, fridayPeople: 3, saturdayPeople: 2 };
    const shown = formFieldsOf('weekend', [friday, saturday], {
      friday: [1, 2, 3, 4],
      saturday: [1, 2, 3, 4],
    });
    expect(splitAnswers(shown, rsvp, null)).toEqual({
      answers: { ...SAVED, fridayPeople: 3, saturdayPeople: null },
      defaults: {},
    });
  });

  it('makes the hidden Friday answer a default in Saturday-only mode', () => {
    expect(splitAnswers(SATURDAY_FORM, { ...SAVED, friday: 'no' }, null)).toEqual({
      answers: { name: 'Ada', saturday: 'no', saturdayPeople: null },
      defaults: { friday: 'no' },
    });
  });

  it('adds the id of an invitation', () => {
    const invited = {
      id: 'invitation',
      invitation: { name: 'Ada', days: 'weekend', people: 1 },
    } as const;
    expect(splitAnswers(SATURDAY_FORM, { ...SAVED, friday: 'no' }, invited)).toMatchObject({
      defaults: { id: 'invitation', friday: 'no' },
    });
  });

  it('answers no to the Friday with a Saturday invitation', () => {
    const invited = {
      id: 'invitation',
      invitation: { name: 'Ada', days: 'saturday', people: 1 },
    } as const;
    expect(splitAnswers(SATURDAY_FORM, { ...SAVED, friday: 'no' }, invited)).toMatchObject({
      answers: { friday: 'no', fridayPeople: null },
      defaults: { id: 'invitation' },
    });
  });
});
