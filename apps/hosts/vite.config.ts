import { hostsConfig } from '@invitation/vite/hosts-config';
import { sampleDocuments, sampleGuests } from './src/model/embedded/sample';

export default hostsConfig({ dev: 5175, preview: 4175 }, sampleDocuments(sampleGuests()));
