import { describe, expect, it } from 'vitest';
import { httpsLink, lineText, optionalText, shownText, timeZoneName } from './fields';

const messages = (schema: { safeParse: typeof httpsLink.safeParse }, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error?.issues.map(({ message }) => message) ?? [];
};

describe('A text for guests', () => {
  it('may have as many characters as its limit', () => {
    expect(messages(shownText(5), 'Party')).toEqual([]);
  });

  it.each([
    [undefined, 'is missing.'],
    ['', 'is empty.'],
    [' \n', 'is empty.'],
    ['Parties', 'has 7 characters. Keep it to 5,'],
    ['Bar\u0007', 'has a character that cannot be shown.'],
  ])('is rejected if it is %j', (text, message) => {
    expect(messages(shownText(5), text)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['a text', shownText(5)],
    ['a line', lineText(5)],
    ['a text that may be empty', optionalText(5)],
  ])('has no white space around it: %s', (_, schema) => {
    expect(schema.parse('\n\u00a0Party \u2028')).toBe('Party');
  });

  it('of one line has no line break', () => {
    for (const lineBreak of ['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029', '\v']) {
      const text = `Bar${lineBreak}12`;
      expect(messages(lineText(10), text)).toContain('has several lines. Write one.');
      expect(messages(optionalText(10), text)).toContain('has several lines. Write one.');
    }
    expect(messages(shownText(10), 'Bar\n12')).toEqual([]);
  });
});

describe('A link', () => {
  it('is accepted with https', () => {
    expect(messages(httpsLink, 'https://maps.example/?q=a+b')).toEqual([]);
  });

  it('may have white space around it, and spaces, as browsers allow', () => {
    expect(httpsLink.parse('https://maps.example/?q=Rua Augusta 3\n')).toBe(
      'https://maps.example/?q=Rua%20Augusta%203',
    );
  });

  it.each([
    [undefined, 'is missing.'],
    ['http://maps.example', 'is not an https: address.'],
    ['the corner', 'is not an https: address.'],
    ['https://the corner', 'is not an https: address.'],
    ['https://corner', 'is not an https: address.'],
    ['https:/maps.example', 'is not an https: address.'],
    ['https://maps.example/\n?q=a', 'is not an https: address.'],
    ['https://maps.example/\t?q=a', 'is not an https: address.'],
    ['mailto:ana@maps.example', 'is not an https: address.'],
    ['paypal.me/ana', 'lacks https://. Write https://paypal.me/ana.'],
  ])('is rejected if it is %j', (link, message) => {
    expect(messages(httpsLink, link)).toEqual([expect.stringContaining(message)]);
  });
});

describe('A time zone', () => {
  it('is accepted by its IANA name', () => {
    expect(messages(timeZoneName, 'Europe/Lisbon')).toEqual([]);
  });

  it.each([
    [undefined, 'is missing.'],
    ['New York', '"New York" is not a time zone.'],
    ['+02:00', '"+02:00" is not a time zone.'],
  ])('is rejected if it is %j', (name, message) => {
    expect(messages(timeZoneName, name)).toEqual([expect.stringContaining(message)]);
  });
});
