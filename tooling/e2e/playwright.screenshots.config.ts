import { journeys } from './src/configuration';

export default journeys('embedded', 'screenshots', [{ testMatch: 'screenshots.spec.ts' }]);
