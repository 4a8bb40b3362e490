import { siteConfig } from '@invitation/vite/site-config';

export default siteConfig({ dev: 5173, preview: 4173 });
