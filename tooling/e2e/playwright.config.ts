import { journeys } from './src/configuration';

export default journeys('embedded', 'test');
