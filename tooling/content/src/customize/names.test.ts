import { describe, expect, it } from 'vitest';
import { domainOf, rename } from './names';

describe('rename', () => {
  it.each([
    ["Nora & Sam's apartment", 'Nora & Sam', 'Zoë & Ida', "Zoë & Ida's apartment"],
    ['Ask Nora or Sam', 'Nora & Sam', 'Zoë & Ida', 'Ask Zoë or Ida'],
    // The names change places.
    ['Sam and Nora', 'Nora & Sam', 'Sam & Nora', 'Nora and Sam'],
    [
      'Samba with Sam, Éllen and Norás',
      'Sam & Nora',
      'Kim & Lou',
      'Samba with Kim, Éllen and Norás',
    ],
    ['A (b) & C', 'A (b) & C', '$& & $1', '$& & $1'],
    // Nobody knows who is who.
    ['Nora & Sam, or Nora', 'Nora & Sam', 'The Smiths', 'The Smiths, or Nora'],
    ['Nora', 'Nora', 'Nora', 'Nora'],
  ])('of %s from %s to %s', (text, from, to, expected) => {
    expect(rename(text, from, to)).toBe(expected);
  });
});

it.each([
  ['Nora & Sam', 'nora-and-sam.example'],
  ['Zoë + Ida!', 'zoe-ida.example'],
  ['直子', 'celebration.example'],
])('makes a domain of %s', (hosts, domain) => {
  expect(domainOf(hosts)).toBe(domain);
});
