import { hostsConfig } from '@invitation/vite/hosts-config';
import { sampleDocuments, sampleGuests } from './src/model/embedded/sample';

export default hostsConfig((days) => sampleDocuments(sampleGuests(days)));
