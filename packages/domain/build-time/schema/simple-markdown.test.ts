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

  it.each([
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
