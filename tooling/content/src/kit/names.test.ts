import { expect, it } from 'vitest';
import { domainOf } from './names';

it.each([
  ['Nora & Sam', 'nora-and-sam.example'],
  ['Zoë + Ida!', 'zoe-ida.example'],
  ['直子', 'celebration.example'],
])('makes a domain of %s', (hosts, domain) => {
  expect(domainOf(hosts)).toBe(domain);
});
