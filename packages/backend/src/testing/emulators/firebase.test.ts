import { WEEKEND } from '@invitation/domain/fixtures/days';
import RULES from '../../../../../firestore.rules?raw';
import { rulesFor } from '../../firebase/rules';
import { TEST_INVITATIONS, TEST_QUESTIONS, testBackend } from '../backend.contract';
import { closeTabs, DOCUMENTS, PROJECT, reopen, requestAsAdministrator } from './mock-network';

const rules = rulesFor(RULES, { days: WEEKEND, questions: TEST_QUESTIONS, closesAt: null });
await requestAsAdministrator(`/emulator/v1/projects/${PROJECT}:securityRules`, 'PUT', {
  rules: { files: [{ content: rules }] },
});

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
  open: () => reopen(TEST_QUESTIONS),
  async clear() {
    await closeTabs();
    localStorage.clear();
    await resetInvitations();
  },
});
