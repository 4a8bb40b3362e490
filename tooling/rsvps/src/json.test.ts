import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toJson } from './json';

describe('toJson', () => {
  it('escapes characters that control a terminal or the text direction', () => {
    const text = toJson({ name: '\u009b2J\u202e\u2066\u061c\u2028\u007f\u001b' });
    expect(text).toBe('{\n  "name": "\\u009b2J\\u202e\\u2066\\u061c\\u2028\\u007f\\u001b"\n}');
  });

  it('keeps the values of all texts', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('\u0000', '\u001b', '\u0085', '\u200f', '\u2029', 'ß') }),
    );
    fc.assert(
      fc.property(fc.dictionary(text, text, { noNullPrototype: true }), (value) => {
        const json = toJson(value);
        expect(JSON.parse(json)).toEqual(value);
        expect(json.replaceAll('\n', '')).not.toMatch(
          /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u,
        );
      }),
    );
  });
});
