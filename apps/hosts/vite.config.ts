import { hostsConfig } from '@invitation/vite/hosts-config';
import { documentsIn } from './src/model/documents';
import { sampleGuests } from './src/model/embedded/sample';

export default hostsConfig((days) => documentsIn(sampleGuests(days)));
