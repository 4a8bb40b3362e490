// A server of the weekend's site with the content of a test.
import { siteConfig } from '../../site-config';

export default siteConfig('full', process.env.FOLLOWED_CONTENT);
