import { siteConfig } from '@invitation/vite/site-config';

export default siteConfig('saturday');
