import { expect, it } from 'vitest';
import { textFor } from './news';

it('the text is in the language of a guest, or in all that it has', () => {
  const text = { 'pt-PT': 'Jantar às 19h', 'en-GB': 'Dinner at 7pm' };
  expect(textFor(text, 'en-GB')).toBe('Dinner at 7pm');
  expect(textFor({ 'pt-PT': 'Jantar às 19h' }, 'en-GB')).toBe('Jantar às 19h');
  expect(textFor(text, undefined)).toBe('Jantar às 19h\n\nDinner at 7pm');
  expect(textFor('Dinner', undefined)).toBe('Dinner');
});
