import { WEEKEND } from '@invitation/domain/fixtures/days';
import { expect, it } from 'vitest';
import type { RepliedGuest } from './guests';
import { inviteReply } from './invite-reply';

const guest = (key: string, id?: string): RepliedGuest => ({
  key,
  name: 'Ada',
  reply: { key, name: 'Ada', friday: 'yes', saturday: 'no', ...(id && { id }) },
  invitation: null,
  arrivals: { 'friday/a': 1 },
});
const invitation = { name: 'Ada', days: 'weekend', people: 1 };

it('A reply under the uid of an account moves to a new id, with its arrivals', () => {
  const uid = 'uid-of-an-account-28-letters';
  const { key, replacements } = inviteReply(WEEKEND, guest(uid));
  expect(key).not.toBe(uid);
  expect(Object.fromEntries(replacements.map(({ path, to }) => [path, to]))).toEqual({
    [`invitations/${key}`]: invitation,
    [`rsvps/${key}`]: { id: key, name: 'Ada', friday: 'yes', saturday: 'no' },
    [`rsvps/${uid}`]: null,
    [`arrivals/${key}`]: { 'friday/a': 1 },
    [`arrivals/${uid}`]: null,
  });
});

it('A reply that a host entered keeps its key', () => {
  const key = 'a-key-that-the-hosts-have-made';
  expect(inviteReply(WEEKEND, guest(key, key))).toEqual({
    key,
    replacements: [{ path: `invitations/${key}`, from: null, to: invitation }],
  });
});
