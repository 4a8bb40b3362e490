import { expect, it } from 'vitest';
import { readCountryCode, readPhone } from './phone';

it.each([
  ['+351 912 345 678', '', '+351912345678'],
  ['00351-912.345.678', '', '+351912345678'],
  ['\u202a+351 912 345 678\u202c', '49', '+351912345678'],
  ['+49 (0)171 123 45 67', '351', '+491711234567'],
  ['tel:+44-20-7946-0958', '', '+442079460958'],
  ['912 345 678', '351', '+351912345678'],
  ['0171/123 45 67', '49', '+491711234567'],
  ['(020) 7946 0958', '44', '+442079460958'],
  ['(212) 555-0142', '1', '+12125550142'],
  ['1-212-555-0142', '1', '+12125550142'],
  ['06 1234 5678', '39', '+390612345678'],
])('reads %s with the country’s code “%s”', (text, countryCode, number) => {
  expect(readPhone(text, countryCode)).toBe(number);
});

it('does not guess the country of a number', () => {
  expect(readPhone('912 345 678', '')).toBe('needsCode');
});

it.each([
  '',
  'Ana',
  '912 345 678 (Ana)',
  '12',
  '+12 34',
  '+0351 912 345 678',
  '912 345 678 / 913 345 678',
  '0171 1234567, 0172 7654321',
  '+351 912 345 678 +351 913 345 678',
  '=1+1',
  '+1 212 555 01420',
])('does not take “%s” for a number', (text) => {
  expect(readPhone(text, '351')).toBeNull();
});

it.each([
  ['+351', '351'],
  ['0049', '49'],
  ['1', '1'],
  ['0', null],
  ['+3512', null],
  ['Portugal', null],
])('reads the country’s code %s', (text, code) => {
  expect(readCountryCode(text)).toBe(code);
});
