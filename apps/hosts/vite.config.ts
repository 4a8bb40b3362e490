import { hostsConfig } from '@invitation/vite/hosts-config';
import { documentsIn } from './src/model/documents.ts';
import { sampleGuests } from './src/model/embedded/sample.ts';

export default hostsConfig((days) => documentsIn(sampleGuests(days)));
