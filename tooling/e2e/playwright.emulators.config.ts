import { journeys } from './src/configuration';

export default journeys('emulators', 'test-emulators', [
  'weekend.spec.ts',
  'saturday.spec.ts',
  'replies.spec.ts',
  'firebase.spec.ts',
]);
