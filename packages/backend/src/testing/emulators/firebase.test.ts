import { WEEKEND } from '@invitation/domain/fixtures/days';
import { deleteApp, getApps } from 'firebase/app';
import { openFirebaseBackend } from '../../firebase/firebase';
import { TEST_INVITATIONS, testBackend } from '../backend.contract';
import { requestAsAdministrator } from './mock-network';

const DOCUMENTS = '/v1/projects/demo-invitation/databases/(default)/documents';

const closeTabs = () => Promise.all(getApps().map(deleteApp));

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
  async open() {
    await closeTabs();
    return openFirebaseBackend({
      days: WEEKEND,
      apiKey: 'demo',
      projectId: 'demo-invitation',
      appId: 'demo',
      emulators: location.origin,
    });
  },
  async clear() {
    await closeTabs();
    localStorage.clear();
    await resetInvitations();
  },
});
