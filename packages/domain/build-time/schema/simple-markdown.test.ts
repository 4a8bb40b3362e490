import { describe, expect, it } from 'vitest';
import { plainText, readSimpleMarkdown } from './simple-markdown';

const TEXT = `Take the F train, or [a cab](https://example.org/?a=1&b=2).
Call [us](tel:+12125550100) <3

- Bring a *coat
- Write to nora@example.org

1. Ring
2. Wait`;

describe('A text of the practical page', () => {
  it('has paragraphs, lists and links', () => {
    expect(readSimpleMarkdown(TEXT)).toEqual([
      {
        kind: 'paragraph',
        items: [
          [
            'Take the F train, or ',
            { text: 'a cab', href: 'https://example.org/?a=1&b=2' },
            '. Call ',
            { text: 'us', href: 'tel:+12125550100' },
            ' <3',
          ],
        ],
      },
      {
        kind: 'bullets',
        items: [
          ['Bring a *coat'],
          ['Write to ', { text: 'nora@example.org', href: 'mailto:nora@example.org' }],
        ],
      },
      { kind: 'numbers', items: [['Ring'], ['Wait']] },
    ]);
  });

  it('keeps dates at the start of lines, and breaks no lines', () => {
    const paragraph = (text: string) => expect.objectContaining({ kind: 'paragraph', text });
    const read = (text: string) => {
      const blocks = readSimpleMarkdown(text);
      if (typeof blocks === 'string') return blocks;
      return blocks.map((block) => ({ ...block, text: plainText([block]) }));
    };
    expect(read('3. Oktober: Anreise\n\n4. Oktober: Trauung')).toEqual([
      paragraph('3. Oktober: Anreise'),
      paragraph('4. Oktober: Trauung'),
    ]);
    expect(read('3. Oktober\n5. Oktober')).toEqual([
      paragraph('3. Oktober'),
      paragraph('5. Oktober'),
    ]);
    expect(read('2025. Was great')).toEqual([paragraph('2025. Was great')]);
    expect(read('1. Ring\n1. Wait')).toMatchObject([{ kind: 'numbers' }]);
    expect(read('Park at [P2] (free)')).toEqual([paragraph('Park at [P2] (free)')]);
    expect(read('Line one  \nLine two')).toEqual([paragraph('Line one Line two')]);
  });

  it.each([
    ['[Taxi](tel:+351 912 345 678)', 'without spaces'],
    ['[map](https://example.org/a b)', 'without spaces'],
    ['# Travel', '"# Travel"'],
    ['Bring <b>cash</b>', '"<b>"'],
    ['Bring **cash**', '"**cash**"'],
    ['![map](https://example.org/a.png)', '"![map]'],
    ['- one\n  - two', '"- two"'],
    ['[**map**](https://example.org)', '"**map**"'],
    ['[map](http://example.org)', 'a link to "http://example.org"'],
    ['[map](javascript:alert(1))', 'a link to "javascript:alert(1)"'],
    ['[map](//example.org)', 'a link to "//example.org"'],
    ['[map](www.example.org)', 'a link to "www.example.org"'],
  ])('must not have %j', (text, fault) => {
    expect(readSimpleMarkdown(text)).toContain(fault);
  });

  it('can be read without its links', () => {
    expect(
      plainText([{ kind: 'paragraph', items: [['Take ', { text: 'a cab', href: 'tel:1' }]] }]),
    ).toBe('Take a cab');
  });
});
