import { describe, expect, it } from 'vitest';
import { parseAddresses } from './addresses';

const BOTH = new Set(['weekend', 'saturday'] as const);
const hosted = { emulator: false };

describe('parseAddresses', () => {
  it('takes an option, otherwise a setting', () => {
    const settings = {
      WEEKEND_ADDRESS: 'https://ours.web.app',
      SATURDAY_ADDRESS: 'https://x.web.app/',
    };
    const options = { ...hosted, 'saturday-address': ' https://Night.example' };
    expect(parseAddresses(options, settings, BOTH)).toEqual({
      weekend: 'https://ours.web.app/',
      saturday: 'https://night.example/',
    });
  });

  it('takes the local sites for the emulators', () => {
    expect(parseAddresses({ emulator: true }, {}, BOTH)).toEqual({
      weekend: 'http://localhost:5173/',
      saturday: 'http://localhost:5174/',
    });
  });

  it('needs no address of a site without invitations', () => {
    const settings = { WEEKEND_ADDRESS: 'https://ours.web.app' };
    expect(parseAddresses(hosted, settings, new Set(['weekend'] as const)).saturday).toBe('');
  });

  it('lists every missing address', () => {
    expect(() => parseAddresses(hosted, {}, BOTH)).toThrow(
      /weekend's site is missing\. Add --weekend-address .*\n.*saturday's site is missing/,
    );
  });

  it.each([
    ['ours.web.app', 'is not an address.'],
    ['http://ours.web.app', 'does not begin with https://.'],
    ['ftp://localhost', 'does not begin with https://.'],
    [
      'https://ours.web.app/reply',
      'has more than the name of a site. Write https://ours.web.app/.',
    ],
    ['https://ours.web.app/?saturday=1', 'has more than the name of a site.'],
    ['https://ada:x@ours.web.app/', 'has more than the name of a site.'],
  ])('rejects %s', (address, message) => {
    const options = { ...hosted, 'weekend-address': address };
    expect(() => parseAddresses(options, {}, new Set())).toThrow(
      `--weekend-address "${address}" ${message}`,
    );
  });

  it("rejects a weekend's address that shows the Saturday alone", () => {
    const settings = {
      WEEKEND_ADDRESS: 'https://saturdayrsvp.example',
      SATURDAY_ADDRESS: 'https://weekend.example',
      VITE_SATURDAY_DOMAIN: 'saturdayrsvp',
    };
    expect(() => parseAddresses(hosted, settings, BOTH)).toThrow('Exchange the two addresses.');
  });
});
