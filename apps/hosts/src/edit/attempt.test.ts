import { memoryStorage } from '@invitation/backend/memory-storage';
import { openEdit } from '@invitation/domain/rsvp/edit';
import { errors as words } from '@invitation/domain/words/hosts/errors';
import { expect, it, vi } from 'vitest';
import { deletionOf } from '../model/changes/deletions';
import type { Guest } from '../model/people/guests';
import { fakeBackend } from '../testing/fake-backend';
import { sendWithNotes } from './attempt';
import { assertNothingTyped, forgetAllDrafts, keepDraft, openDraft } from './drafts';

const guest = (key: string, name: string): Guest => ({
  key,
  name,
  arrivals: {},
  reply: { key, name },
  invitation: null,
});
const GUESTS = [guest('ada', 'Ada'), guest('eve', 'Eve')];

it.each(['rsvps/ada', 'invitations/eve', 'guestNotes/eve'])(
  'Guests are neither deleted nor merged before what is typed in %s is saved or discarded',
  async (form) => {
    vi.stubGlobal('localStorage', memoryStorage());
    forgetAllDrafts();
    const write = vi.fn(async () => {});
    const remove = () =>
      sendWithNotes(
        { ...fakeBackend(() => {}), write },
        GUESTS,
        (notes) => deletionOf(GUESTS, notes),
        'Deleted.',
      );
    const typed = { ...openEdit({ name: '' }, null), values: { name: 'Ada L.' } };
    keepDraft(form, typed);
    expect(() => assertNothingTyped(GUESTS)).toThrow(
      words.unsaved(form.endsWith('ada') ? 'Ada' : 'Eve'),
    );
    expect(await remove()).toBe(false);
    expect(write).not.toHaveBeenCalled();
    expect(openDraft(form, { name: '' }, null).values).toEqual(typed.values);
    keepDraft(form, openEdit({ name: '' }, null));
    expect(await remove()).toBe(true);
    expect(write).toHaveBeenCalledOnce();
  },
);

it('What is typed during a deletion stays', async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  forgetAllDrafts();
  const typed = { ...openEdit({ name: '' }, null), values: { name: 'Ada L.' } };
  const write = vi.fn(async () => keepDraft('rsvps/ada', typed));
  const backend = { ...fakeBackend(() => {}), write };
  expect(await sendWithNotes(backend, GUESTS, () => deletionOf(GUESTS, new Map()), '')).toBe(true);
  expect(openDraft('rsvps/ada', { name: '' }, null).values).toEqual(typed.values);
});
