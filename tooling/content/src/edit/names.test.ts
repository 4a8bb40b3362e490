import { expect, it } from 'vitest';
import { newDomainOf } from './names';

it.each([
  ['Nora & Sam', 'nora-and-sam'],
  ['Zoë + Ida!', 'zoe-ida'],
  ['直子', 'celebration'],
])('makes a domain of %s', (hosts, name) => {
  expect(newDomainOf(hosts)).toMatch(new RegExp(`^${name}-[\\da-f]{8}\\.example$`));
});
