import { expect, it } from 'vitest';
import { parseEmail } from './email';

it.each([
  ['nora@example.com', 'nora@example.com'],
  [' Nora.Abara+wedding@Mail.Example.co.uk\n', 'nora.abara+wedding@mail.example.co.uk'],
  ["o'brien@example.com", "o'brien@example.com"],
])('%j is the address %s', (text, email) => {
  expect(parseEmail(text)).toBe(email);
});

it.each([
  '',
  'nora',
  'nora@example',
  'nora@example.com,',
  'nora@example,com',
  'nora@example.com; sam@example.com',
  'Nora <nora@example.com>',
  'no ra@example.com',
  'no/ra@example.com',
  'nora@example.com.',
  `${'n'.repeat(250)}@example.com`,
])('%j is no address', (text) => {
  expect(parseEmail(text)).toBeNull();
});
