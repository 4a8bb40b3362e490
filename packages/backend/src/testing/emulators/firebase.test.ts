import { TEST_INVITATIONS, testBackend } from '../backend.contract';
import { closeTabs, DOCUMENTS, reopen, requestAsAdministrator } from './mock-network';

/** Stores the invitations of the tests, without replies. */
const resetInvitations = () =>
  Promise.all(
    Object.entries(TEST_INVITATIONS).map(async ([id, { name, days, people }]) => {
      await requestAsAdministrator(`${DOCUMENTS}/rsvps/${id}`, 'DELETE', {});
      await requestAsAdministrator(`${DOCUMENTS}/invitations/${id}`, 'PATCH', {
        fields: {
          name: { stringValue: name },
          days: { stringValue: days },
          people: { integerValue: people },
        },
      });
    }),
  );

testBackend('Firebase on the emulators', {
  open: reopen,
  async clear() {
    await closeTabs();
    localStorage.clear();
    await resetInvitations();
  },
});
