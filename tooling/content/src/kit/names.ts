import { slugOf } from './slug';

/** A name that looks like a domain, such as `nora-and-sam.example`. */
export const domainOf = (hosts: string): string =>
  `${slugOf(hosts.replaceAll('&', ' and ')) || 'celebration'}.example`;
