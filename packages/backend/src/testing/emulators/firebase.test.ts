import { encodeFields } from '@invitation/domain/firebase/firestore-values';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { expect, it, vi } from 'vitest';
import RULES from '../../../../../firestore.rules?raw';
import type { BackendContent } from '../../backend';
import { rulesFor } from '../../rules/rules';
import { TEST_INVITATIONS, TEST_QUESTIONS, testBackend } from '../backend.contract';
import {
  closeTabs,
  DOCUMENTS,
  PROJECT,
  reopen,
  requestAsAdministrator,
  signInAsNewGuest,
} from './mock-network';

let rulesInUse = '';
async function setDates({
  replyBy,
  phases,
}: Pick<BackendContent, 'replyBy' | 'phases'> = {}): Promise<void> {
  const content = rulesFor(RULES, {
    days: WEEKEND,
    questions: TEST_QUESTIONS,
    namedGuests: true,
    closesAt: replyBy?.closesAt ?? null,
    opensAt: phases?.weekend.repliesOpen?.at,
    endsAt: phases?.weekend.afterwards?.at,
  });
  if (content === rulesInUse) return;
  rulesInUse = content;
  const path = `/emulator/v1/projects/${PROJECT}:securityRules`;
  await requestAsAdministrator(path, 'PUT', { rules: { files: [{ content }] } });
}

/** Stores the invitations of the tests, without replies. */
const resetInvitations = () =>
  Promise.all(
    Object.entries(TEST_INVITATIONS).map(
      async ([id, { name, days, people, members = [], children = [] }]) => {
        const listOf = (names: readonly string[]) => ({
          arrayValue: { values: names.map((stringValue) => ({ stringValue })) },
        });
        await requestAsAdministrator(`${DOCUMENTS}/rsvps/${id}`, 'DELETE', {});
        await requestAsAdministrator(`${DOCUMENTS}/invitations/${id}`, 'PATCH', {
          fields: {
            name: { stringValue: name },
            days: { stringValue: days },
            people: { integerValue: people },
            ...(members.length > 0 && { members: listOf(members), children: listOf(children) }),
          },
        });
      },
    ),
  );

testBackend('Firebase on the emulators', {
  async open(dates) {
    await setDates(dates);
    return reopen(TEST_QUESTIONS, dates);
  },
  async clear() {
    await closeTabs();
    localStorage.clear();
    await resetInvitations();
  },
  deleteReply: async (key) => {
    await requestAsAdministrator(`${DOCUMENTS}/rsvps/${key}`, 'DELETE', {});
  },
  setNews: async (guests, items) => {
    const fields = encodeFields({ items });
    await requestAsAdministrator(`${DOCUMENTS}/news/${guests}`, 'PATCH', { fields });
  },
  setTable: async (key, table) => {
    const path = `${DOCUMENTS}/tables/${key}`;
    if (table) await requestAsAdministrator(path, 'PATCH', { fields: encodeFields({ ...table }) });
    else await requestAsAdministrator(path, 'DELETE', {});
  },
});

it('The clock shows the server’s time, whatever the device says', async () => {
  await setDates();
  const before = Date.now();
  const { clock, rsvps, uid } = await signInAsNewGuest();
  expect(await rsvps.read(uid)).toBeNull();
  vi.useFakeTimers({ toFake: ['Date'], now: before - 86_400_000 });
  const time = clock.now().getTime();
  vi.useRealTimers();
  expect(Math.abs(time - before)).toBeLessThan(60_000);
});
