import { mountSite } from '@invitation/site/mount-site';
import { site } from './site';

mountSite(site);
