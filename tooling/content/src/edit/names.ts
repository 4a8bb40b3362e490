import { randomBytes } from 'node:crypto';
import { slugOf } from '../files/slug';

/** Two celebrations share it by a chance of one in four billion. */
const RANDOM_BYTES = 4;

/**
 * A name that looks like a domain, such as `nora-and-sam-5f0c93ab.example`. Its random part keeps two couples of one name apart, and two
 * celebrations of one couple: calendars would take a day of one for the same day of the other.
 */
export const newDomainOf = (hosts: string): string => {
  const name = slugOf(hosts.replaceAll('&', ' and ')) || 'celebration';
  return `${name}-${randomBytes(RANDOM_BYTES).toString('hex')}.example`;
};
