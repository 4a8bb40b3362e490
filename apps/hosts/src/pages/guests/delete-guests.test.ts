import { memoryStorage } from '@invitation/backend/memory-storage';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { openEdit } from '@invitation/domain/rsvp/edit';
import { errors as words } from '@invitation/domain/words/hosts/errors';
import { expect, it, vi } from 'vitest';
import { forgetAllDrafts, keepDraft } from '../../edit/drafts';
import { joinGuests } from '../../model/people/guests';
import { fakeBackend } from '../../testing/fake-backend';
import { deleteGuests } from './delete-guests';

it('No selected guest is deleted while one of them has unsaved edits', async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  forgetAllDrafts();
  keepDraft('guestNotes/eve', { ...openEdit({ note: '' }, null), values: { note: 'Seat 7' } });
  const backend = { ...fakeBackend(() => {}), writeGuests: vi.fn() };
  const guests = joinGuests(
    ['ada', 'eve'].map((key) => ({ key, name: key })),
    [],
  );
  await expect(deleteGuests(backend, { days: WEEKEND }, guests)).rejects.toThrow(
    words.unsaved('eve'),
  );
  expect(backend.writeGuests).not.toHaveBeenCalled();
});
