import { journeys } from './src/configuration';

// The other journeys need no server, and the contract tests run on every backend.
export default journeys('emulators', 'test-emulators', [
  'firebase.spec.ts',
  'invitations-changes.spec.ts',
  'network-faults.spec.ts',
  'older-browser.spec.ts',
]);
