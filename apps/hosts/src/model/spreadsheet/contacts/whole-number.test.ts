import { expect, it } from 'vitest';
import { FRIDAY_TO_SUNDAY } from '../testing/read-list';
import { wholeNumbers } from './whole-number';

it.each([
  ['America/Argentina/Buenos_Aires', '011 15 6677-3399', '', '+5491166773399'],
  ['America/Sao_Paulo', '(11) 91234-5678', '', '+5511912345678'],
  ['Europe/Rome', '06 6982 1234', '', '+390669821234'],
  ['Europe/Lisbon', '912 345 678', '', '+351912345678'],
  ['Europe/Lisbon', '0171/123 45 67', '', 'needsCode'],
  ['Europe/Lisbon', '0171/123 45 67', 'Elmstr. 1, 10115 Berlin, Germany', '+491711234567'],
  ['Europe/Lisbon', '+49 (0)171 123 45 67', '', '+491711234567'],
  ['Europe/Lisbon', '+49 0171 123 45 67', '', '+491711234567'],
  ['Europe/Lisbon', 'Ana', '', null],
])('in %s, %j of %j is a number of its own country', (timeZone, phone, address, whole) => {
  expect(wholeNumbers(FRIDAY_TO_SUNDAY(timeZone))({ phone, address }, '')).toBe(whole);
});

it('a host says the country that nothing else says', () => {
  const read = wholeNumbers(FRIDAY_TO_SUNDAY('Europe/Lisbon'));
  expect(read({ phone: '0171/123 45 67' }, '49')).toBe('+491711234567');
  expect(read({ phone: '912 345 678' }, '49')).toBe('+351912345678');
});
