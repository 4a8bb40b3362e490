import { hostsConfig } from '@invitation/vite/hosts-config';

export default hostsConfig({ dev: 5175, preview: 4175 });
