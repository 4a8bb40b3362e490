import { siteConfig } from '@invitation/vite/site-config';

export default siteConfig({ dev: 5174, preview: 4174 });
