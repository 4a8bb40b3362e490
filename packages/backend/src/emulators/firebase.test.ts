import { deleteApp, getApps } from 'firebase/app';
import { describeBackend } from '../backend.contract';
import { openFirebaseBackend } from '../firebase/firebase';

const closeTabs = () => Promise.all(getApps().map(deleteApp));

describeBackend('Firebase on the emulators', {
  async open() {
    await closeTabs();
    return openFirebaseBackend({
      apiKey: 'demo',
      projectId: 'demo-invitation',
      appId: 'demo',
      emulators: location.origin,
    });
  },
  async forget() {
    await closeTabs();
    localStorage.clear();
  },
});
