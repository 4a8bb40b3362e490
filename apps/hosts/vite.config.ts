import { hostsConfig } from '@invitation/vite/hosts-config';

export default hostsConfig('src/model/backend/embedded/sample-documents.ts');
