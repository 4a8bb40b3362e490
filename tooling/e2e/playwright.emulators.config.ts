import { journeys } from './src/configuration';

export default journeys('emulators', 'test-emulators');
