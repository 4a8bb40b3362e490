import { hostsConfig } from '@invitation/vite/hosts-config';

export default hostsConfig('src/model/embedded/sample-documents.ts');
