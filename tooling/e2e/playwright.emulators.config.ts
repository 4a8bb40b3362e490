import { journeys } from './src/configuration';

export default journeys('emulators', 'test-emulators', [
  'weekend.spec.ts',
  'saturday.spec.ts',
  'replies.spec.ts',
  'oldest-browsers.spec.ts',
  'invitations.spec.ts',
  'invitations-changes.spec.ts',
  'firebase.spec.ts',
  'network-faults.spec.ts',
]);
