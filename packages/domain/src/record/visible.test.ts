import { describe, expect, it } from 'vitest';
import { isPersonName } from '../party/person';
import { addedPeople } from '../rsvp/reply-by';
import { rsvpSchema } from '../rsvp/rsvp';
import { isVisible, trimLine } from './visible';

const INVISIBLE = {
  'no-break spaces': '\u00a0\u202f\u2007',
  'zero width': '\u200b\u200c\u200d\u2060\ufeff',
  'marks of direction': '\u200e\u200f\u061c\u202a\u202e\u2066\u2069',
  'a soft hyphen': '\u00ad',
  'fillers of Hangul': '\u115f\u1160\u3164\uffa0',
  'the blank of Braille': '\u2800',
  'variation selectors and tags': '\ufe0f\u{e0067}\u{e01ef}',
  'controls and line breaks': '\u0000\u001f\u007f\u0085\n\r\u2028',
};

describe.each(Object.entries(INVISIBLE))('A text of %s', (_, text) => {
  it('is a missing name', () => {
    for (const each of [...text, text]) {
      expect(isVisible(each)).toBe(false);
      expect(rsvpSchema([]).safeParse({ name: each }).success).toBe(false);
      expect(isPersonName(each)).toBe(false);
      expect(
        addedPeople([{ day: 'friday' }], { friday: 'yes' }, { friday: 'yes', guest: each }),
      ).toEqual([]);
    }
  });

  it('is removed before a name', () => {
    expect(trimLine(`${text}Ana \u3000`)).toBe('Ana');
    expect(isVisible(`${text}Ana`)).toBe(true);
  });
});

it('a name in decomposed letters, as some keyboards type them, is the composed one', () => {
  const typed = 'Győr, Łódź, Nguyễn'.normalize('NFD');
  expect(trimLine(typed)).toBe('Győr, Łódź, Nguyễn');
  expect(rsvpSchema([]).parse({ name: typed })).toMatchObject({ name: 'Győr, Łódź, Nguyễn' });
});

it.each(['Ana', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩‍👧', 'نورا', '山田', '.'])('%s is a name as it is', (name) => {
  expect(isVisible(name)).toBe(true);
  expect(trimLine(name)).toBe(name);
  expect(isPersonName(name)).toBe(true);
});
