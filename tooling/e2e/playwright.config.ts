import { journeys } from './src/configuration';

export default journeys('embedded', 'test', [
  'weekend.spec.ts',
  'saturday.spec.ts',
  'replies.spec.ts',
  'gate.spec.ts',
  'prerender.spec.ts',
  'faults.spec.ts',
  'deployments.spec.ts',
  'navigation.spec.ts',
  'first-input.spec.ts',
  'story.spec.ts',
  'oldest-browsers.spec.ts',
  'invitations.spec.ts',
  'hosting.spec.ts',
  'accessibility.spec.ts',
  'large-text.spec.ts',
  'visual.spec.ts',
]);
