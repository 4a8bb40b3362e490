import { WEEKEND } from '@invitation/domain/fixtures/days';
import { expect, it } from 'vitest';
import { EMPTY_GUEST_LIST } from '../../model/guest-list';
import { csvOf } from './download-csv';

it('The table has all documents in the order of their keys, also those that are not readable', async () => {
  const text = await csvOf(WEEKEND, {
    ...EMPTY_GUEST_LIST,
    replies: [
      { key: 'b', name: 'Bo' },
      { key: 'a', name: 'Ada' },
    ],
    unreadable: [
      { key: 'd', reason: 'friday 2' },
      { key: 'c', reason: 'friday 1' },
    ],
    invitations: [
      { id: 'y', name: 'Yves', days: 'weekend', people: 1 },
      { id: 'x', name: 'Xenia', days: 'weekend', people: 1 },
    ],
    unreadableInvitations: [
      { key: 'z', reason: 'people 2' },
      { key: 'w', reason: 'people 1' },
    ],
  });
  const written = ['Ada', 'Bo', 'Xenia', 'Yves', 'friday 1', 'friday 2', 'people 1', 'people 2'];
  const rows = text.trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(written.length);
  for (const [index, each] of written.entries()) expect(rows[index]).toContain(`"${each}"`);
});
