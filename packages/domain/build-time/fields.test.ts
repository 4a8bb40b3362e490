import { describe, expect, it } from 'vitest';
import { httpsLink, shownText, timeZoneName } from './fields';

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
    ['Bar ', 'has white space around it.'],
    ['Parties', 'has 7 characters. Keep it to 5,'],
  ])('is rejected if it is %j', (text, message) => {
    expect(messages(shownText(5), text)).toEqual([expect.stringContaining(message)]);
  });
});

describe('A link', () => {
  it('is accepted with https', () => {
    expect(messages(httpsLink, 'https://maps.example/?q=a+b')).toEqual([]);
  });

  it.each([
    [undefined, 'is missing.'],
    ['http://maps.example', 'is not an https: address.'],
    ['the corner', 'is not an https: address.'],
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
