import { journeys } from './src/configuration';

export default journeys('embedded', 'screenshots', ['screenshots.spec.ts']);
