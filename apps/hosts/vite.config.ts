import { hostsConfig } from '@invitation/vite/hosts-config';

export default hostsConfig('src/backend/embedded/sample-documents.ts');
